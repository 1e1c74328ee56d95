/** What the signs of the sea say in French. */
import { deFrench, typeset } from '@halcyon/speech/grammar';
import { cards } from '@halcyon/speech/parts/fr';
import type { Signs } from '@halcyon/speech/signs';

const seat = (n: number | undefined): number => n ?? 0;
const rowName = (row = 0): string => `la rangée ${row + 1}`;

export const signs: Signs = typeset({
  seat: {
    name: 'Un joueur',
    about: ({ seat: at, hand, pile = 0, gone, turn }, who) =>
      `${who.name(seat(at))} : ${cards(hand ?? 0)} en main, ${pile} dans la pioche, ${gone} à la défausse, face cachée.${turn ? ' ▸ veut dire : la table attend ce joueur.' : ''}`,
    rule: 'T4.5',
  },
  start: {
    name: 'Départ',
    about: ({ lies }) =>
      lies
        ? 'Un départ est posé et payé. Les autres ne servent plus à rien et peuvent être défaussés.'
        : 'Aucun départ n’est encore posé. Qui en pioche un doit le jouer ; toutes les mains paient alors huit cartes ensemble, peu importe qui l’a joué. Sans départ, personne ne gagne.',
    rule: 'T4.8',
  },
  finish: {
    name: 'Arrivée',
    about: () =>
      'Elle se joue quand toutes les cases sont remplies : vous gagnez alors tous. Avant cela elle peut être défaussée, mais gardez-en une.',
    rule: 'T4.12',
  },
  pledge: {
    name: 'Cartes pour le départ',
    about: ({ seat: at, n, missing = 0 }, who) =>
      `${who.name(seat(at))} propose ${cards(n ?? 0)}. Huit cartes, c’est le prix du départ ; ${missing < 0 ? `il y en a ${-missing} de trop` : `il en manque encore ${missing}`}.`,
    rule: 'T4.9',
  },
  price: {
    name: 'Prix',
    about: ({ cost }) =>
      `Pour placer la carte ici, vous défaussez ${cards(cost ?? 0)} de votre main : l’écart avec le nombre voisin le plus proche. Les cases éclairées sans nombre sont gratuites.`,
    rule: 'T4.3',
  },
  yellow: {
    name: 'Tempête jaune',
    about: ({ own }) =>
      `${own ? 'Elle est devant vous : vous gardez' : 'Les joueurs nommés ici gardent'} au plus trois cartes en main jusqu’à ce qu’une Boussole y mette fin.`,
    rule: 'T6.5',
  },
  orange: {
    name: 'Tempête orange',
    about: ({ own }) =>
      `${own ? 'Elle est devant vous : vous ne placez' : 'Les joueurs nommés ici ne placent'} d’îles qu’à côté d’autres îles, jusqu’à ce qu’une Boussole y mette fin.`,
    rule: 'T6.7',
  },
  purple: {
    name: 'Tempête pourpre',
    about: ({ row }) =>
      `Elle ferme ${row === undefined ? 'ses rangées' : rowName(row)} : rien ne peut y être placé jusqu’à ce qu’une Boussole y mette fin.`,
    rule: 'T6.6',
  },
  rocks: {
    name: 'Récifs acérés',
    about: ({ row }) =>
      `Ils ferment ${rowName(row)} : rien ne peut y être placé. Après chaque action on les déplace, ou on les laisse pour deux cartes. Ils partent quand quatre rangées sont complètes.`,
    rule: 'T6.1',
  },
  compasses: {
    name: 'Boussoles',
    about: ({ n = 0, supply = 0 }) =>
      `Vous en avez ${n} ensemble ; ${supply} peuvent encore être gagnées : par le départ, par une rangée de six nombres consécutifs, en défaussant toute une main. Chacune met fin à une Tempête.`,
    rule: 'T6.9',
  },
  compass: {
    name: 'Boussole',
    about: () => 'Défaussez-la comme action pour retirer une Tempête d’une case.',
    rule: 'T7.3a',
  },
  compassesGone: {
    name: 'Boussoles hors jeu',
    about: ({ n = 0 }) => `${n} sur 6 ont été piochées ; chacune a retourné toutes les mains.`,
    rule: 'T7.4',
  },
  night: {
    name: 'Jour et nuit',
    about: ({ night }) =>
      `Toutes les mains montrent ${night ? 'la nuit' : 'le jour'}, et les îles se posent comme la main est tournée. La prochaine Boussole piochée les retourne.`,
    rule: 'T7.4',
  },
  wanted: {
    name: 'Face de cette rangée',
    about: ({ night, row }) =>
      `À la fin, ${rowName(row)} doit montrer ${night ? 'la nuit' : 'le jour'}. Une île se retourne pour une carte.`,
    rule: 'T7.4',
  },
  monster: {
    name: 'Monstre marin',
    about: () =>
      'Il n’est jamais défaussé. Jouez-le sur une île : les deux quittent la partie. Tant que vous l’avez, vous ne pouvez pas jouer l’arrivée.',
    rule: 'T6.2',
  },
  monsterHeld: {
    name: 'A un Monstre marin',
    about: ({ seat: at }, who) => `${who.name(seat(at))} a au moins un Monstre marin, l’arrivée a donc été refusée.`,
    rule: 'T6.3',
  },
  devoured: {
    name: 'Détruites par les Monstres',
    about: ({ n = 0 }) => `${n === 1 ? 'Une île a quitté' : `${n} îles ont quitté`} la partie pour de bon.`,
    rule: 'T6.2',
  },
  wild: {
    name: 'Joker',
    about: () =>
      'Il se place comme une île de n’importe quel nombre absent de la mer, ou se joue comme départ ou arrivée.',
    rule: 'T6.10',
  },
  joker: {
    name: 'Compte comme un nombre',
    about: ({ number = 0 }) => `Cette carte compte comme ${number}.`,
    rule: 'T6.10',
  },
  storm: {
    name: 'Tempête',
    about: () => 'Rien ne peut être placé ici tant que personne ne défausse une Boussole pour elle.',
    rule: 'T7.3a',
  },
  border: {
    name: 'Case à bordure',
    about: () => 'Qui place une île ici pioche une carte d’explorateur : elle aide, gêne ou ne fait rien.',
    rule: 'T7.3a',
  },
  borderCard: {
    name: 'Carte de bordure',
    about: () => 'Elle se place comme une île de n’importe quel nombre absent de la mer, ou se joue comme arrivée.',
    rule: 'T7.3a',
  },
  explorer: {
    name: 'Pile d’explorateur',
    about: ({ left = 0 }) => `Il reste ${cards(left)}. On en pioche une pour chaque île placée sur une case à bordure.`,
    rule: 'T7.3',
  },
  explored: {
    name: 'Cartes d’explorateur piochées',
    about: () => 'Elles ont été piochées et sont hors jeu : elles ne reviendront pas.',
    rule: 'T7.3',
  },
  owner: {
    name: 'À qui est cette face',
    about: ({ seat: at }, who) =>
      `${who.me(seat(at)) ? 'Vos îles montrent' : `Les îles ${deFrench(who.name(seat(at)))} montrent`} la face ${at === 1 ? 'nuit' : 'jour'}.`,
    rule: 'T7.5',
  },
  points: {
    name: 'Points jusqu’ici',
    about: ({ seat: at, n = 0 }, who) =>
      `${who.name(seat(at))} : ${n}. Deux par carte dans la mer, un par carte d’une série de trois ou plus, moins un par carte défaussée.`,
    rule: 'T7.5d',
  },
  faceUp: {
    name: 'Rangée face visible',
    about: ({ next = 0 }) => `Qui pioche prend la première : ${next} est la prochaine. La pioche complète la rangée.`,
    rule: 'T7.5',
  },
  commonPile: {
    name: 'Pioche commune',
    about: ({ left = 0 }) => `${cards(left)} pour vous deux. Elle complète la rangée face visible.`,
    rule: 'T7.5',
  },
} satisfies Signs);
