/** Storm & Compass (T6.4-T6.9) in French. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure } from '@halcyon/speech/grammar';
import { cards, does, someone, whom } from '@halcyon/speech/parts/fr';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/storm-compass/vocabulary.ts';
import { ORANGE, PURPLE, YELLOW } from '../../rules/vocabulary.ts';
import type { stormCompass as english } from '../en/storm-compass.ts';
import { cardName, LOST, rowName, stormName, yourTurn } from './names.ts';

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'pas plus de trois cartes en main jusqu’à ce qu’elle cesse',
  [ORANGE]: 'des îles seulement à côté d’autres îles jusqu’à ce qu’elle cesse',
};
const EARNED = [
  'Le départ rapporte une Boussole.',
  'Une rangée de six nombres consécutifs rapporte une Boussole.',
  'Une main entière défaussée rapporte une Boussole.',
];
const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]:
    'Acceptez-la : vous défaussez jusqu’à n’avoir que trois cartes en main, et trois reste votre limite jusqu’à ce qu’elle cesse.',
  [PURPLE]: 'Placez-la à côté d’une rangée qui a une case vide : cette rangée reste fermée jusqu’à ce qu’elle cesse.',
  [ORANGE]: 'Acceptez-la : vous ne placez d’îles qu’à côté d’autres îles jusqu’à ce qu’elle cesse.',
};
const NO_ROW = 'Aucune rangée n’a de case vide : acceptez-la, elle est sans effet.';

export const stormCompass = {
  features: {
    'storm-compass': {
      name: 'Tempête et boussole',
      about:
        'Six Tempêtes se cachent dans les pioches et entravent mains et rangées ; les Boussoles que vous gagnez ensemble y mettent fin.',
    },
  },
  things: {
    yellow: 'Tempête jaune',
    purple: 'Tempête pourpre',
    orange: 'Tempête orange',
  },
  moves: {
    accept: () => 'Accepter la Tempête',
    purple: ({ row }) => `Placer la Tempête pourpre à côté de ${rowName(row)}`,
    give: () => 'Donner les deux cartes du dessus de votre pioche, sans les regarder',
    compass: ({ storm }, who) => `Dépenser une Boussole contre ${stormName(storm, who)}`,
    propose: ({ storm }, who) => `Proposer de mettre fin à ${stormName(storm, who)}`,
    'discard-hand': () => 'Défausser toute votre main pour une Boussole',
    concede: () => 'Abandonner',
    draw: () => 'Piocher maintenant',
  },
  events: {
    'storm-drawn': ({ seat, storm }, who) => `${does(seat, who, 'piochez', 'pioche')} ${cardName(storm)}.`,
    'storm-struck': ({ seat, storm }, who) =>
      `La Tempête ${storm === ORANGE ? 'orange' : 'jaune'} est devant ${whom(seat, who)} : ${STRUCK[storm] ?? STRUCK[YELLOW]}.`,
    'storm-faded': ({ seat }, who) =>
      `Aucune rangée n’a de case vide : la Tempête pourpre ${who.me(seat) ? 'que vous avez piochée' : `piochée par ${who.name(seat)}`} reste sans effet.`,
    'storm-closes': ({ seat, row }, who) =>
      `${does(seat, who, 'placez', 'place')} la Tempête pourpre à côté de ${rowName(row)} : cette rangée est fermée.`,
    'gave-unseen': ({ seat }, who) =>
      `${does(seat, who, 'donnez les deux cartes du dessus de votre', 'donne les deux cartes du dessus de sa')} pioche, sans les regarder.`,
    'compass-earned': ({ why }) => EARNED[why] ?? 'Une Boussole est gagnée.',
    'compass-spent': ({ seat, storm }, who) =>
      `${does(seat, who, 'dépensez', 'dépense')} une Boussole contre ${stormName(storm, who)}.`,
    'compass-proposed': ({ seat, storm }, who) =>
      `${does(seat, who, 'proposez', 'propose')} de mettre fin à ${stormName(storm, who)}.`,
    'hand-discarded': ({ seat, count }, who) =>
      `${does(seat, who, 'défaussez toute votre', 'défausse toute sa')} main (${cards(count)}).`,
    conceded: ({ seat }, who) => `${does(seat, who, 'abandonnez', 'abandonne')}.`,
  },
  asks: {
    // Without an action a Compass may still help (T5.3).
    turn: (facts) =>
      facts.start !== 1 && facts.stuck === 1
        ? 'Plus aucune action possible. Dépensez une Boussole pour ouvrir un passage, ou abandonnez.'
        : yourTurn(facts),
    reduce: ({ left }) => `Tempête jaune : défaussez ${cards(left)}.`,
    storm: ({ storm, rows }) =>
      `Vous avez pioché ${cardName(storm)}. ${rows === 0 && storm === PURPLE ? NO_ROW : (ASKED[storm!] ?? ASKED[YELLOW])}`,
    'confirm-draw': () =>
      'Vous allez piocher. Pour mettre d’abord fin à votre Tempête jaune, dépensez une Boussole maintenant.',
  },
  refusals: {
    'storm.choose-row': () => 'Il faut une rangée à la Tempête pourpre : choisissez-en une avec une case vide.',
    'storm.no-row': () => 'Seule une Tempête pourpre se place à côté d’une rangée.',
    'storm.row-full': () => 'Cette rangée est complète : il faut à la Tempête pourpre une rangée avec une case vide.',
    'storm.another-drew-it': ({ seat }, who) => `Cette Tempête n’est pas la vôtre : ${who.name(seat!)} l’a piochée.`,
    'storm.accept-first': () => 'D’abord la Tempête que vous avez piochée : acceptez-la ou choisissez sa rangée.',
    'storm.purple': () => 'Une Tempête pourpre ferme cette rangée.',
    'storm.orange': () => 'Sous votre Tempête orange, une île doit être à côté d’une autre.',
    'give.no-yellow': () => 'Seule une Tempête jaune vous permet de donner des cartes de votre pioche.',
    'give.once': () => 'Vous avez déjà donné de votre pioche ; ce n’est permis qu’une fois par départ.',
    'give.short-pile': ({ needed, pile }) =>
      `Votre pioche est trop petite : il faut ${cards(needed)}, elle en a ${figure(pile)}.`,
    'give.too-many': ({ left }) => `La pioche donne deux cartes ; vous n’en devez que ${figure(left)}.`,
    'give.both-or-none': ({ payable }) =>
      `La pioche donne deux cartes ou aucune ; votre main seule ${payable === 0 ? 'ne peut rien donner' : `peut donner ${figure(payable)}`}.`,
    'give.before-drops': () => 'La pioche donne avant la main ; vous avez commencé à défausser.',
    'compass.none': () => 'L’équipe n’a pas de Boussole.',
    'compass.no-such-storm': () => 'Il n’y a pas de telle Tempête.',
    'compass.not-now': () => 'Pas de Boussole pendant que des cartes sont défaussées.',
    'compass.proposed': () => 'Vous avez fait votre proposition pour ce tour.',
    'discard-hand.kept': () =>
      'Votre main a une carte qui ne peut être défaussée : vous ne pouvez donc pas la défausser tout entière.',
    'discard-hand.two': ({ hand }) =>
      hand === 2
        ? 'Une main de deux cartes part par « défausser deux cartes » ; cela rapporte aussi une Boussole.'
        : `Une main entière compte au moins 2 cartes ; vous en avez ${figure(hand)}.`,
    'discard-hand.no-supply': () => 'Il ne reste plus de Boussole à gagner.',
    'concede.may-act': () => 'Vous pouvez encore agir : inutile d’abandonner.',
    'draw.another': ({ seat }, who) => `Ce n’est pas à vous de piocher, mais à ${who.name(seat!)}.`,
    'draw.first': () => 'Piochez d’abord vos cartes.',
  },
  endings: {
    conceded: ({ seat }, who) =>
      `${someone(seat, who, 'n’aviez', 'n’avait')} plus d’action possible : c’est l’abandon. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
