/** What speaks for a move at sea, and what the bots go by, in French. */
import { counted, typeset } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/fr';
import { cellName, range, rowName, stormName } from '../../words/fr/names.ts';
import type { Line } from '../conventions.ts';
import type { GapNumbers, SeaReasons } from '../reasons.ts';

const cards = counted('fr', 'carte', 'cartes');
const cells = counted('fr', 'case vide', 'cases vides');
const numbers = counted('fr', 'nombre', 'nombres');
const gap = ({ low, high, cells: n, numbers: fit }: GapNumbers): string =>
  `${numbers(fit)} pour ${cells(n)} ${range(low, high)}`;

export const words: WhyWords<SeaReasons, Line> = typeset({
  reasons: {
    only: onlyMove,
    wins: () => 'Cela mène le voyage à bonne fin.',
    mustStart: () => 'Une carte de départ se joue dès qu’elle est en main.',
    free: () => 'Cela ne coûte rien.',
    cost: ({ cost, beside }) => `Cela coûte ${cards(cost)}, à côté de ${beside}.`,
    closes: ({ low, high }) => `Cela remplit la dernière case vide ${range(low, high)}.`,
    leaves: (what) => `Il reste alors ${gap(what)}.`,
    border: () => 'C’est une case de bordure : la pile d’explorateur dira si la carte reste.',
    side: ({ right }) => (right === 1 ? 'L’île est alors du bon côté.' : 'L’île est alors du mauvais côté.'),
    scores: ({ points, cost }, { table }) =>
      `Cela rapporte ${table.points(points)}${cost > 0 ? ` et coûte ${cards(cost)}, un point chacune` : ' et ne coûte rien'}.`,
    fitsNowhere: ({ cards: useless }, { table }) => `Plus aucun trou pour ${table.list(useless.map(String))}.`,
    gap: (what) => `Il y a encore ${gap(what)}.`,
    finishes: ({ held, unseen }) => `Cartes d’arrivée restantes : en main ${held}, pas encore vues ${unseen}.`,
    startLies: () => 'Un départ est déjà posé, celui-ci ne sert plus.',
    due: ({ left }) => `Il faut payer : encore ${cards(left)}.`,
    keepsFinish: ({ unseen }) => `La seule carte d’arrivée reste en main ; pas encore vues : ${unseen}.`,
    noPlace: () => 'Aucune carte de la main ne peut être placée.',
    dear: ({ card, cell, cost }, { speaker: { who } }) =>
      `Le placement le moins cher (${card}, ${cellName(cell, who)}) coûterait ${cards(cost)}.`,
    squeezes: ({ card, ...what }) => `Placer ${card} laisserait ${gap(what)}.`,
    share: ({ seats }) =>
      `Huit cartes à ${seats}, cela fait ${8 % seats === 0 ? 8 / seats : `${Math.floor(8 / seats)} ou ${Math.ceil(8 / seats)}`} par personne.`,
    missing: ({ said, missing }) => `Jusqu’ici, offert : ${said}. Il en manque ${missing}.`,
    rich: ({ own, average }) => `Main et pioche comptent ${cards(own)} ; la moyenne est de ${average}.`,
    row: ({ row, empty, own }) =>
      `Dans ${rowName(row)}, il y a ${cells(empty)} ; ${own === 0 ? 'aucune carte de la main n’irait là' : `${cards(own)} de la main ${own > 1 ? 'pourraient' : 'pourrait'} y aller`}.`,
    opens: ({ row, empty, open }) => `Cela ouvre ${rowName(row)} (${cells(empty)}) ; ouvertes ailleurs : ${open}.`,
    frees: ({ place, cards: n }, { speaker: { who } }) =>
      `Cela met fin à ${stormName(place, who)} ; main et pioche de cette place : ${cards(n)}.`,
    wards: () => 'La Tempête ne frappe pas du tout.',
    compasses: ({ left }) => `Boussoles en réserve : ${left}.`,
    earns: ({ storms }) => `Cela rapporte une Boussole ; Tempêtes en jeu : ${storms}.`,
    noAction: () => 'Il ne reste aucune action.',
    drawing: () => 'Il n’y a plus rien à faire avant de piocher.',
    unseenTwo: ({ pile }) =>
      `Deux cartes non vues partent, la main garde les siennes ; la pioche compte ${cards(pile)}.`,
    devours: ({ card, ...what }) => `Sans ${card}, il y a ${gap(what)}.`,
    noStart: () => 'Aucun départ n’est posé, et la mer en attend un.',
    clears: ({ cell }, { speaker: { who } }) => `Une Boussole libère la case (${cellName(cell, who)}) de sa Tempête.`,
  },
  card: {
    gaps: {
      title: 'Ce que dit un placement',
      text: 'Un bot place là où les trous des deux côtés gardent le plus de nombres pour leurs cases vides, moins les cartes que cela coûte. Les nombres déjà posés, ou défaussés par lui-même, ne comptent plus ; ses propres cartes comptent à coup sûr, celles qu’il n’a pas vues selon leur chance d’être encore en jeu.',
    },
    hold: {
      title: 'Ce qu’un placement ne dit pas',
      text: 'Un trou étroit laissé par un bot n’est pas une promesse : il n’a pas plus souvent que les autres une carte pour lui.',
    },
    plenty: {
      title: 'On paie là où les cartes abondent',
      text: 'Moins une place a de cartes de trop pour les tours à venir, plus chacune lui est chère. Qui a beaucoup de cartes paie ce qu’un autre ne paie pas.',
    },
    eight: {
      title: 'Qui paie les huit',
      text: 'Tous prévoient la même part égale ; qui a plus de cartes que la moyenne en prend davantage. Qui a parlé est pris au mot, les autres partagent le reste, et le dernier complète à huit. À un tour suivant, on s’attend à ce que chacun répète son nombre.',
    },
    finish: {
      title: 'Quand garder une arrivée',
      text: 'Une deuxième carte d’arrivée part la première. La dernière est gardée d’autant plus que la mer est pleine et qu’il peut en rester peu ailleurs.',
    },
    throw: {
      title: 'Pourquoi deux cartes sont défaussées',
      text: 'Deux cartes partent quand tout placement nuit plus que leur perte : d’abord celles qui ne vont nulle part, puis celles des trous où il reste beaucoup de nombres. Deux cartes du même trou comptent plus que deux fois une.',
    },
    rocks: {
      title: 'Où vont les Récifs',
      text: 'Vers une rangée qui a peu de cases vides et pour laquelle la main a peu de cartes.',
    },
    purple: {
      title: 'Où va une Tempête pourpre',
      text: 'Vers une rangée qui a beaucoup de cases vides et pour laquelle la main a peu de cartes, ou vers une rangée qui en a déjà une.',
    },
    compass: {
      title: 'Qui dépense une Boussole',
      text: 'Celui dont c’est le tour, si elle rapporte assez : surtout pour une rangée fermée, d’autant plus que la mer est fermée ; plus volontiers quand il y en a plusieurs. Une main entière est défaussée pour une Boussole quand des Tempêtes en attendent une.',
    },
    compassTeam: {
      title: 'Au tour d’un autre',
      text: 'Un bot n’intervient que pour ouvrir une rangée, et seulement quand trois cases vides au plus sont ouvertes.',
    },
    monster: {
      title: 'Monstres marins',
      text: 'On en joue un tôt, sur l’île qui manquera le moins à sa chaîne.',
    },
    wild: {
      title: 'Jokers',
      text: 'Un Joker attend un trou de trois cases au plus où peu d’autres cartes vont, ou l’arrivée. Il ne sert de départ que lorsque la mer est pleine.',
    },
    pyramid: {
      title: 'La Pyramide',
      text: 'Les cases de bordure sont tentées tôt, les Tempêtes levées dès qu’une Boussole est en main, et une Boussole est gardée tant que des Tempêtes peuvent venir.',
    },
    sides: {
      title: 'Jour et nuit',
      text: 'Une île du mauvais côté compte comme une carte à payer. On la retourne quand il n’y a rien de mieux à faire.',
    },
    rival: {
      title: 'L’un contre l’autre',
      text: 'Un bot prend le plus de points tout de suite : cartes, suites de trois et paires qui peuvent le devenir, moins ce qu’il paie. Il prend aussi les cases qui vous feraient une suite, et sait ce qu’il piochera dans la rangée.',
    },
    strong: {
      title: 'Le bot fort',
      text: 'Il essaie ses meilleurs coups dans de nombreux mondes compatibles avec tout ce qu’il a vu, les mêmes pour chacun, et ne quitte les habitudes ci-dessus que si un autre coup est nettement meilleur. Là où tous gagnent ensemble, les autres y ont défaussé ce qui leur servait le moins.',
    },
  },
});
