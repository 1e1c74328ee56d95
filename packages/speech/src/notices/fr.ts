import { typeset } from '../grammar.ts';
import type { NoticeSpeech } from './notice-speech.ts';

export const NOTICES_FR: NoticeSpeech = typeset({
  yourTurn: 'C’est à vous',
  line: (game, url) => `C’est à vous dans ${game}. ${url}`,
  trial: 'Ceci est un essai : les avis arrivent ici.',
  troubles: {
    address: 'Il faut une adresse qui commence par https://.',
    credentials: 'L’adresse ne doit contenir ni nom ni mot de passe.',
    port: 'Seuls les ports 443 et 1024 à 65535 sont permis.',
    private: 'Cette adresse mène à un réseau privé, et ce serveur n’y envoie rien.',
    name: 'Ce serveur ne trouve pas le nom qui est dans l’adresse.',
    unreachable: 'Personne ne répond à cette adresse.',
    certificate: 'Le certificat à cette adresse n’est pas valable.',
    slow: 'Aucune réponse en 5 secondes.',
    redirect: 'Cette adresse renvoie à une autre. Saisissez cette autre adresse.',
    keys: 'Les clés de cet appareil ne sont pas valables. Désactivez-y les avis, puis réactivez-les.',
    gone: 'Cet appareil n’accepte plus les avis. Réactivez-les sur cet appareil.',
    nothing: 'Rien n’est encore réglé ici.',
  },
  status: (status) => `La réponse était une erreur (${status}).`,
  cannot: {
    https:
      'Cette page a été ouverte sans https, et les navigateurs ne montrent alors aucun avis. Un webhook marche quand même.',
    iphone:
      'Sur un iPhone ou un iPad, les avis n’arrivent que si la page a été mise sur l’écran d’accueil et ouverte de là.',
  },
} satisfies NoticeSpeech);
