/** Notices that it is the reader's turn, in French. */
import { typeset } from '../../grammar.ts';
import type { TurnsSpeech } from './speech.ts';

export const turnsFr = typeset({
  title: 'À vous',
  about:
    'Comment vous l’apprenez quand une table de ce serveur vous attend et que vous ne regardez pas. Un avis nomme le jeu et jamais une carte.',
  nobody:
    'Dès que vous serez assis à une table avec des amis, vous pourrez choisir ici comment apprendre que c’est à vous.',
  push: {
    name: 'Avis sur cet appareil',
    about: 'Ils viennent même quand la page est fermée.',
    denied:
      'Ce navigateur a reçu l’ordre de ne montrer aucun avis d’ici. Pour revenir dessus, touchez le signe à côté de l’adresse, autorisez les notifications de ce site et rechargez la page.',
    unable: 'Ce navigateur ne peut pas recevoir d’avis d’ici. Un webhook fonctionne quand même.',
    others: 'Autres appareils',
    other: (day) => `Un appareil, depuis le ${day}`,
    remove: 'Retirer',
    removeOf: (day) => `Retirer l’appareil du ${day}`,
  },
  webhook: {
    title: 'Webhook',
    about:
      'Un autre programme est averti : un salon Matrix, un canal Discord ou Slack, ou tout ce qui accepte du JSON.',
    address: 'Adresse',
    format: 'Format',
    formats: { plain: 'JSON simple', discord: 'Discord', slack: 'Slack', matrix: 'Matrix' },
    save: 'Enregistrer le webhook',
    remove: 'Retirer le webhook',
    at: (host, format) => `${host} (${format})`,
  },
  quiet: {
    name: 'Heures calmes',
    about: 'Rien ne vient alors. Ce qui vaut encore vient à leur fin.',
    from: 'de',
    to: 'à',
    zone: 'Fuseau horaire',
    zoneAbout: 'Votre appareil dit',
    same: 'Les heures calmes finissent à une autre heure qu’elles ne commencent.',
  },
  arrived: (when) => `Le dernier est arrivé : ${when}.`,
  never: 'Rien n’a encore été envoyé.',
  failed: (why) => `Le dernier n’est pas arrivé : ${why}`,
  missed: 'On n’a pas pu vous avertir de ces tables :',
  test: 'Envoyer un essai',
  testOf: (what) => `Envoyer un essai : ${what}`,
  tested: 'C’est envoyé. Il devrait arriver dans un instant.',
} satisfies TurnsSpeech);
