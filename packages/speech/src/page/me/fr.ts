/** Who the reader is, in French. */
import { counted, typeset } from '../../grammar.ts';
import type { MeSpeech } from './speech.ts';

const tables = counted('fr', 'table', 'tables');
const minutes = counted('fr', 'minute', 'minutes');

export const meFr = typeset({
  title: 'Qui je suis',
  nobody: {
    about:
      'Ce serveur ne vous connaît pas encore. Qui s’assoit à une table avec des amis y reçoit un nom ; personne n’a besoin de compte.',
    none: 'Il n’y a pas de serveur avec des tables derrière cette page ; il n’y a donc rien à savoir de vous.',
  },
  name: {
    title: 'Mon nom',
    about: 'Les nouvelles tables vous appellent ainsi. Là où vous êtes déjà assis, changez-le à la table.',
    save: 'Enregistrer',
    saved: 'Enregistré.',
  },
  bring: {
    title: 'Vous jouez déjà ailleurs ?',
    about:
      'Amenez vos tables ici : ouvrez « Qui je suis » là où vous jouez, dans un autre navigateur ou sur un autre appareil, créez un lien pour un second appareil et collez-le ici. Halcyon sur l’écran d’accueil a sa propre mémoire et en a besoin une fois, lui aussi.',
    offer: 'Vous jouez déjà dans le navigateur ? Amenez vos tables ici.',
    link: 'Lien pour un second appareil, ou lien de secours',
    go: 'Amener mes tables ici',
    noLink: 'Ce n’est pas un tel lien. Il ressemble à …#/device/… avec beaucoup de lettres à la fin.',
  },
  devices: {
    title: 'Mes appareils',
    here: 'cet appareil',
    unknown: 'Un appareil',
    recovery: 'Lien de secours',
    since: (day) => `depuis le ${day}`,
    seen: (day) => `vu le ${day}`,
    takeAway: (name) => `Retirer : ${name}`,
    short: 'Retirer',
    ask: 'Retirer ?',
    askOther: (name) => `${name} ne peut plus jouer pour vous. Rien d’autre ne change.`,
    askRecovery: 'Le lien de secours que vous avez gardé n’ouvre plus rien.',
    askHere:
      'Vous n’êtes alors plus personne ici ; vos tables restent à vos autres appareils et à votre lien de secours.',
    askLast:
      'Il n’y a ni autre appareil ni lien de secours : personne ne pourrait revenir à vos places, pas même vous. Créez d’abord un lien de secours.',
    keep: 'Laisser',
    takenAway: (name) => `Retiré : ${name}.`,
  },
  second: {
    title: 'Un second appareil',
    about:
      'Ouvrez-y ce lien, ou dirigez son appareil photo vers le code. Il sert une fois, pendant dix minutes ; cet appareil est alors vous, lui aussi.',
    make: 'Créer un lien',
    link: 'Lien pour un second appareil',
    code: 'Le même lien, en code pour un appareil photo',
    address: 'Adresse de ce serveur',
    left: (n) => (n < 1 ? 'Valable moins d’une minute.' : `Valable ${minutes(n)}.`),
    over: 'Le temps de ce lien est écoulé.',
    again: 'Créer un nouveau lien',
    onlyHere: 'Seule cette machine peut ouvrir ce lien, car le serveur n’entend personne d’autre.',
  },
  recovery: {
    title: 'Un lien à garder',
    about:
      'Pour le jour où tous les appareils sont perdus ou leur mémoire effacée. Il sert une fois. Un nouveau annule le précédent.',
    make: 'Créer un lien de secours',
    link: 'Lien de secours',
    once: 'Il n’est montré que maintenant. Gardez-le là où personne d’autre ne regarde : qui l’a peut être vous.',
    save: 'Enregistrer en texte',
    file: 'halcyon-secours.txt',
    fileText: (link) =>
      `Halcyon : ce lien fait d’un appareil de nouveau moi. Il sert une fois ; qui l’a peut être moi.\n\n${link}\n`,
  },
  forget: {
    title: 'Être oublié',
    about: 'Tout ce que ce serveur sait de vous peut disparaître.',
    button: 'Me supprimer',
    ask: 'Me supprimer ?',
    goes: 'Ce qui disparaît, aussitôt et pour toujours : votre nom à chaque table, tout ce que vous y avez dit, vos résultats du jour, vos appareils, vos liens et vos avis.',
    stays:
      'Ce qui reste : les parties et leurs journaux, sans votre nom. Où une partie continue, les autres décident de votre place.',
    yes: 'Me supprimer pour toujours',
    no: 'Rester',
    done: 'C’est fait. Ce serveur vous a oublié.',
  },
  enter: {
    title: 'Être soi-même ici',
    coming: 'Un instant…',
    already: (name, n) => `Cet appareil est déjà ${name}, avec ${tables(n)}.`,
    alreadyMore:
      'Si vous ouvrez ce lien, il ne l’est plus : ces tables ne s’ouvrent alors que depuis d’autres appareils ou avec un lien de secours.',
    yes: 'Ouvrir le lien quand même',
    stay: (name) => `Rester ${name}`,
    used: 'Ce lien a déjà servi, ou son temps est écoulé. Créez-en un nouveau là où vous jouez.',
    more: 'Qui je suis',
  },
} satisfies MeSpeech);
