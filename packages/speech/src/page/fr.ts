/** The page in French. */
import { counted, deFrench, typeset } from '../grammar.ts';
import { keptFr } from './kept/fr.ts';
import { keysFr } from './keys/fr.ts';
import type { PageSpeech } from './page-speech.ts';
import { setupFr } from './setup/fr.ts';

const cards = counted('fr', 'carte', 'cartes');

const BOTS: Readonly<Record<string, string>> = {
  strong: 'un bot fort',
  heuristic: 'un bot réfléchi',
  novice: 'un bot débutant',
  random: 'un bot qui joue au hasard',
};

export const pageFr = typeset({
  tagline: 'Une maison tranquille pour les jeux de société',
  noAffiliation:
    'Les titres sont ceux des jeux. Halcyon n’est pas lié à leurs éditeurs ; les images, les textes et le code sont les nôtres.',
  home: 'Accueil',
  loading: 'Un instant…',
  chooseGame: 'Choisissez un jeu',
  seats: (least, most) => `${least < most ? `${least} à ` : ''}${most} joueurs`,
  resume: 'Reprendre la partie',
  stored: (game, step) => `${game}, étape ${step}`,
  openLog: 'Ouvrir une partie',
  daily: 'Les donnes du jour',
  statistics: 'Statistiques',
  settings: 'Réglages',
  yourTurn: 'À vous',
  textTable: 'Vue texte',
  pictureTable: 'Vue image',
  close: 'Fermer',
  menu: 'Menu',
  goal: 'Le but',
  soFar: 'Jusqu’ici',
  seat: (n) => `Place ${n}`,
  nameOf: (n) => `Nom à la place ${n}`,
  botLevel: (name) => BOTS[name] ?? name,
  notWith: (names) => `Pas avec ${names}`,
  board: 'La mer',
  hand: 'Votre main',
  handOf: (name) => `La main ${deFrench(name)}`,
  seatAbout: (name, hand, pile, discards) =>
    `${name} : ${cards(hand)} en main, ${pile} dans la pioche, ${discards} en défausse`,
  cell({ where, there, before, after, card, cost, closed }) {
    if (there !== undefined) return `${where}, ${there}`;
    const between =
      before && after
        ? `, entre ${before} et ${after}`
        : before
          ? `, après ${before}`
          : after
            ? `, avant ${after}`
            : '';
    const price =
      card === undefined
        ? ''
        : cost === undefined
          ? `, pas pour ${card}`
          : cost === 0
            ? `, gratuit pour ${card}`
            : `, coût ${cost} pour ${card}`;
    return `${where}, vide${between}${price}${closed.map((what) => `, fermée par ${what}`).join('')}`;
  },
  handCard: (name, state) =>
    state === 'picked' ? `${name}, carte prise` : state === 'marked' ? `${name}, à défausser` : name,
  chosen: (n, of) => `Choisies : ${n} sur ${of}`,
  drop: (n) => (n === 1 ? 'Défausser cette carte' : `Défausser ces ${n} cartes`),
  pickFirst: 'Prenez d’abord une carte de votre main.',
  more: 'Plus',
  actions: 'Ce que vous pouvez faire',
  pass: (name) => `Passez l’appareil à ${name}`,
  passAbout: (name) => `Les mains sont secrètes. ${name} continue quand personne d’autre ne regarde.`,
  iAm: (name) => `Je suis ${name}`,
  watching: 'Vous regardez.',
  leave: 'Quitter la table',
  rules: 'Règles',
  rulesOf: (game) => `Règles : ${game}`,
  learn: 'Apprendre en jouant',
  puzzles: 'Problèmes',
  learnOf: (game) => `Apprendre ${game} en jouant`,
  lastTurns: 'Ce que les autres ont fait',
  next: 'Suite',
  signs: 'Ce que veulent dire les signes',
  setup: setupFr,
  kept: keptFr,
  keys: keysFr,
} satisfies PageSpeech);
