import { typeset } from '../../grammar.ts';
import type { SettingsSpeech } from './speech.ts';

export const settingsFr: SettingsSpeech = typeset({
  language: 'Langue',
  theme: 'Thème',
  themes: { auto: 'automatique', light: 'clair', dark: 'sombre' },
  pace: 'Rythme',
  paceAbout: 'Le temps de voir ce que les autres ont fait avant que la partie continue.',
  paces: { slow: 'lent', normal: 'normal', fast: 'rapide', step: 'pas à pas' },
  motion: 'Animations',
  motions: { auto: 'automatiques', full: 'toutes', none: 'aucune' },
  text: 'Taille du texte',
  texts: { normal: 'normale', large: 'grande', larger: 'très grande' },
  switches: {
    leftHand: { name: 'Main gauche', about: 'Les boutons sont à portée de votre pouce gauche.' },
    sound: { name: 'Son', about: 'Une note douce quand c’est à vous et à la fin.' },
    confirm: { name: 'Confirmer les coups', about: 'Un coup complet attend encore une pression.' },
    plain: { name: 'Vue texte', about: 'La table en mots plutôt qu’en image.' },
  },
  install: 'Installer Halcyon sur cet appareil',
  installAbout: 'Il s’ouvre alors comme une application, sans les barres du navigateur.',
  installByHand:
    'Pour installer Halcyon sur cet appareil : touchez Partager, puis « Sur l’écran d’accueil ». Les parties y sont gardées durablement.',
  installed: 'Tous les jeux se jouent aussi sans réseau.',
  insecure:
    'Cette adresse n’est pas sécurisée (https) : le navigateur ne permet ni de jouer hors ligne, ni d’installer Halcyon. Tout le reste fonctionne.',
});
