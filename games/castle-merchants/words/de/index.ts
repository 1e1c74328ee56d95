/** Castle Merchants in German: all that is said at the table. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, dealEvents, does, handAsks, handRefusals, turnEvents, turnRefusals } from '@halcyon/speech/parts/de';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
import {
  type Cards,
  type Coin,
  EMPTY,
  type Face,
  HAND,
  LANDSLIDE,
  type Names,
  type Terrain,
  type Tile,
  type vocabulary,
  type Ware,
} from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';
import { placeIn } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

/** As the first part of a compound: 'Waldkarte', 'Waldplättchen'. */
const TERRAINS = [undefined, 'Berg', 'Acker', 'Dorf', 'Wald', 'Burgstraßen'];
const compound = (n: Maybe<Tile>, alone: string, joined: string): string => {
  const terrain = TERRAINS[n ?? 0];
  return terrain ? terrain + joined : alone;
};
/** A card, or one that is not seen; in the nominative or accusative. */
const aCard = (n: Maybe<Terrain>): string => `eine ${compound(n, 'Karte', 'karte')}`;
/** 'einer Waldkarte'. */
const withCard = (n: Maybe<Terrain>): string => `einer ${compound(n, 'Karte', 'karte')}`;
/** Without an article, one or many: 'Waldplättchen'. */
const tileName = (n: Maybe<Tile>): string => compound(n, 'Plättchen', 'plättchen');
const named = (n: Maybe<Tile>, neuter: string, masculine: string): string =>
  n === LANDSLIDE ? `${masculine} Erdrutsch` : `${neuter} ${tileName(n)}`;
/** 'ein Waldplättchen', 'ein Erdrutsch'. */
const aTile = (n: Maybe<Tile>): string => named(n, 'ein', 'ein');
/** 'ein Waldplättchen', 'einen Erdrutsch'. */
const tileAsObject = (n: Maybe<Tile>): string => named(n, 'ein', 'einen');
/** 'kein Waldplättchen', 'kein Erdrutsch'. */
const noTile = (n: Maybe<Tile>): string => named(n, 'kein', 'kein');

/** Where it goes when it leaves the map: 'Vorrat', in any case but the nominative. */
const reserve = (n: Maybe<Tile>): string => (n === LANDSLIDE ? 'gemeinsamen Vorrat' : 'Vorrat');

const FACES = ['eine Landschaft', 'einen Berg', 'einen Acker', 'ein Dorf', 'einen Wald', 'eine Burgstraße'];
/** What the die shows, in the accusative. */
const aFace = (n: Maybe<Face>): string => (n === LANDSLIDE ? 'einen Erdrutsch' : (FACES[n ?? 0] ?? 'eine Landschaft'));

const WARES = ['Wein', 'Tuch', 'Käse', 'Edelsteine', 'Waffen'];
const wareName = (n: Maybe<Ware>): string => WARES[n ?? -1] ?? 'eine Ware';

const castlesWith = (article: string): string[] =>
  ['Wein', 'Tuch', 'Käse', 'Edelstein', 'Waffen'].map((sold) => `${article} ${sold}burg`);
const cell = placeIn({ castles: castlesWith('die'), warehouse: 'das Lagerhaus', meadow: 'die Wiese', hex: '' });
const IN_CASTLES = castlesWith('in der');
/** 'in der Weinburg'. */
const inCastle = (n: Maybe<Ware>): string => IN_CASTLES[n ?? -1] ?? 'in der Burg';
/** 'auf d4', 'in der Weinburg'. */
const at = placeIn({
  castles: IN_CASTLES,
  warehouse: 'im Lagerhaus',
  meadow: 'auf der Wiese',
  hex: 'auf ',
});
/** 'von d4', 'von der Weinburg'. */
const leaving = placeIn({
  castles: castlesWith('von der'),
  warehouse: 'vom Lagerhaus',
  meadow: 'von der Wiese',
  hex: 'von ',
});
/** 'nach d4', 'zur Weinburg'. */
const towards = placeIn({ castles: castlesWith('zur'), warehouse: 'zum Lagerhaus', meadow: 'zur Wiese', hex: 'nach ' });
/** 'Münze im Wert von 5'. */
const coinOf = (n: Maybe<Coin>): string => `Münze im Wert von ${figure(n)}`;
const cardCount = (n: Maybe<Cards>): string => cards(n);

const things = {
  mountain: 'Berg',
  field: 'Acker',
  village: 'Dorf',
  forest: 'Wald',
  'castle-road': 'Burgstraße',
  landslide: 'Erdrutsch',
  landslides: 'Erdrutsche',
  terrain: 'Landschaft',

  wine: 'Wein',
  cloth: 'Tuch',
  cheese: 'Käse',
  gems: 'Edelsteine',
  weapons: 'Waffen',
  ware: 'Ware',
  wares: 'Waren',

  map: 'Der Plan',
  castle: 'Burg',
  castles: 'Burgen',
  wineCastle: 'Weinburg',
  clothCastle: 'Tuchburg',
  cheeseCastle: 'Käseburg',
  gemsCastle: 'Edelsteinburg',
  weaponsCastle: 'Waffenburg',
  warehouse: 'Lagerhaus',
  meadow: 'Wiese',
  hex: 'Feld',
  emptyHex: 'leeres Feld',
  tile: 'Plättchen',
  tiles: 'Plättchen',
  here: 'hier',
  buys: 'kauft',

  merchant: 'Händler',
  merchants: 'Händler',
  youAreHere: 'hier bist du',
  began: 'hier begann der Zug',
  cart: 'Karren',
  emptyCart: 'leerer Karren',
  inStock: 'Im Lagerhaus',

  gold: 'Gold',
  goal: 'Ziel',
  toGoal: 'es fehlen noch',
  coin: 'Münze',
  coins: 'Münzen',
  coinsHere: 'Münzen in dieser Burg',
  noCoin: 'keine Münze mehr',
  highest: 'höchste Münze',

  card: 'Karte',
  cards: 'Karten',
  hand: 'Auf der Hand',
  fullHand: 'volle Hand',
  deck: 'Stapel',
  discards: 'Ablage',
  reserve: 'Vorrat',
  common: 'Gemeinsamer Vorrat',
  played: 'In diesem Zug gespielt',
  willDraw: 'am Ende zu ziehen',
  die: 'Würfel',
  thrown: 'Der Würfel zeigt',
  turns: 'Züge',

  layLandslide: 'Erdrutsch legen',
  draw: 'Eine Karte ziehen',
  place: 'Plättchen legen',
  shift: 'Plättchen verschieben',
  move: 'Gehen',
  remove: 'Plättchen wegnehmen',
  throw: 'Würfeln',
  pay: 'Bezahlen',
  put: 'Legen',
  carry: 'Bringen',
  take: 'Zurücknehmen',
  nothing: 'Nichts tun',
  sell: 'Verkaufen',
  sellForGold: 'Für Gold verkaufen',
  sellForCards: 'Für Karten verkaufen',
  throwFree: 'Kostenlos würfeln',
  end: 'Zug beenden',
  keep: 'Ware behalten',

  oneCard: 'eine Karte',
  twoCards: 'zwei Karten',
  free: 'kostenlos',
  chooseCard: 'Wähle eine Karte.',
  chooseAction: 'Wähle, was du tust.',
  chooseHex: 'Wähle ein Feld.',
  chooseTile: 'Wähle ein Plättchen auf dem Plan.',
  chooseTarget: 'Wähle, wohin es kommt.',
  goThere: 'Fußspuren: dorthin gehen.',
  putThere: 'Gestrichelte Felder: das Plättchen dorthin legen.',
  goOrPut: 'Fußspuren: dorthin gehen. Gestrichelte Felder: das Plättchen dorthin legen.',
  markTwo: 'Markiere zwei Handkarten zum Bezahlen.',
  plan: 'Ringe: Diese Burgen kaufen, was auf deinem Karren liegt.',
  pressAgain: 'Noch einmal drücken.',
  reachable: 'erreichbar',
  noCardLeads: 'Keine deiner Karten führt dorthin.',
  fillsHand: 'füllt deine Hand auf',
  fillsCart: 'füllt deinen Karren auf',
  wins: 'gewinnt',
} satisfies GameTalk['things'];

const box = {
  features: {},
  layouts: {
    castles: {
      name: 'Die fünf Burgen',
      about:
        'Ein Sechseck aus 61 Feldern: das Lagerhaus in einer Ecke, eine Burg in jeder anderen, die Wiese in der Mitte. Den Plan und die Münzen in den Burgen haben wir festgelegt.',
    },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about: 'Alle für sich: Waren werden an die Burgen verkauft, und wer zuerst 18 Gold hat, gewinnt.',
    },
  },
  options: {},
};

const verbs = {
  pay: 'Bezahlen',
  put: 'Legen, was der Würfel zeigt',
  carry: 'Ein Plättchen anderswohin bringen',
  take: 'Ein Plättchen zurücknehmen',
  landslide: 'Einen Erdrutsch legen',
  place: 'Ein Plättchen legen',
  shift: 'Ein Plättchen verschieben',
  move: 'Gehen',
  remove: 'Ein Plättchen wegnehmen',
};

const moves = {
  landslide: ({ hex }) => `Einen Erdrutsch ${at(hex)} legen`,
  draw: () => 'Eine Karte ziehen und den Zug beenden',
  place: ({ card, hex }) => `Mit ${withCard(card)} ein Plättchen ${at(hex)} legen`,
  shift: ({ card, from, to }) => `Mit ${withCard(card)} das Plättchen ${leaving(from)} ${towards(to)} verschieben`,
  move: ({ card, hex }) => `Mit ${withCard(card)} ${towards(hex)} gehen`,
  remove: ({ hex }) => `Für zwei Karten das Plättchen ${at(hex)} wegnehmen`,
  throw: () => 'Für zwei Karten würfeln',
  pay: ({ card }) => `Mit ${withCard(card)} bezahlen`,
  put: ({ hex }) => `Was der Würfel zeigt, ${at(hex)} legen`,
  carry: ({ from, to }) => `Was ${at(from)} liegt, ${towards(to)} bringen`,
  take: ({ hex }) => `Was ${at(hex)} liegt, in den Vorrat zurücknehmen`,
  nothing: () => 'Mit dem Würfel nichts tun',
  'sell-for-gold': () => 'Die Ware für die höchste Münze verkaufen',
  'sell-for-cards': () => 'Die Ware verkaufen und die Hand auf sechs Karten auffüllen',
  'throw-free': () => 'Kostenlos würfeln',
  end: () => 'Den Zug beenden',
} satisfies Sentences['moves'];

const events = {
  ...turnEvents,
  ...dealEvents(aCard),
  'landslide-laid': ({ seat, hex, covered }, who) =>
    `${does(seat, who, 'legst', 'legt')} einen Erdrutsch ${at(hex)}.${covered === EMPTY ? '' : ` Das ${tileName(covered)} darunter kommt zurück in den Vorrat.`}`,
  played: ({ seat, card }, who) => `${does(seat, who, 'spielst', 'spielt')} ${aCard(card)}.`,
  laid: ({ seat, tile, hex }, who) => `${does(seat, who, 'legst', 'legt')} ${tileAsObject(tile)} ${at(hex)}.`,
  shifted: ({ tile, from, to }) => `${capital(aTile(tile))} kommt ${leaving(from)} ${towards(to)}.`,
  covered: ({ hex, tile }) => `Das ${tileName(tile)} unter dem Erdrutsch ${at(hex)} kommt zurück in den Vorrat.`,
  walked: ({ seat, from, to }, who) => `${does(seat, who, 'gehst', 'geht')} ${leaving(from)} ${towards(to)}.`,
  removed: ({ seat, tile, hex }, who) =>
    `${does(seat, who, 'nimmst', 'nimmt')} ${tileAsObject(tile)} ${leaving(hex)} zurück in den ${reserve(tile)}.`,
  threw: ({ seat, face }, who) => `${does(seat, who, 'würfelst', 'würfelt')}; der Würfel zeigt ${aFace(face)}.`,
  loaded: ({ seat, ware }, who) => `${does(seat, who, 'lädst', 'lädt')} ${wareName(ware)} auf.`,
  sold: ({ seat, ware }, who) => `${does(seat, who, 'verkaufst', 'verkauft')} ${wareName(ware)}.`,
  'coin-taken': ({ seat, coin, ware }, who) =>
    `${does(seat, who, 'nimmst', 'nimmt')} ${inCastle(ware)} eine ${coinOf(coin)}.`,
  reshuffled: () => 'Die abgelegten Karten werden zu einem neuen Stapel gemischt.',
} satisfies Sentences['events'];

const FULL = 'Deine Hand ist voll.';

const asks = {
  act: ({ landslides, spent, cards, drawn, wares }) => {
    if (spent !== 0)
      return `Du hast ${cardCount(spent)} gespielt: Spiele weiter, oder beende den Zug und ziehe ${figure(drawn)}.`;
    const goal = wares === 0 ? 'Hole neue Waren aus dem Lagerhaus' : 'Bringe deine Waren zu ihren Burgen';
    const first = landslides === 0 ? '' : ' Vorher darfst du einen Erdrutsch legen.';
    return `${goal}: Spiele Karten oder ziehe eine.${first}${cards === HAND ? ` ${FULL}` : ''}`;
  },
  pay: handAsks.pay,
  die: ({ face }) => `Der Würfel zeigt ${aFace(face)}: legen, anderswohin bringen, zurücknehmen oder nichts tun.`,
  sell: ({ ware, coin, cards }) => {
    const hand = `für eine volle Hand (${cardCount(cards)}), oder beende den Zug`;
    return coin === 0
      ? `Hier ist keine Münze mehr: Verkaufe ${wareName(ware)} ${hand}.`
      : `Verkaufe ${wareName(ware)} für die ${coinOf(coin)} oder ${hand}.`;
  },
  'free-throw': () => 'Würfle kostenlos, oder beende den Zug.',
} satisfies Sentences['asks'];

const refusals = {
  ...turnRefusals,
  'act-first': () => 'Das geht jetzt nicht: Spiele Karten, ziehe eine oder beende den Zug.',
  'already-acted': () => 'Du hast in diesem Zug schon gehandelt: Beende ihn, statt eine Karte zu ziehen.',
  'do-something': () => 'Du kannst den Zug noch nicht beenden: Handle mindestens einmal, oder ziehe eine Karte.',
  'landslide-first': () => 'Zu spät für einen Erdrutsch: nur einer je Zug, und vor allem anderen.',
  'no-landslide': () => 'Du hast keinen Erdrutsch mehr.',
  'not-a-path': ({ hex }) => `Ein Erdrutsch liegt nur auf einem Wegfeld; ${cell(hex)} ist keines.`,
  'landslide-there': ({ hex }) => `Es liegt schon ein Erdrutsch ${at(hex)}.`,
  'merchant-there': ({ hex }) => `Es steht ein Händler ${at(hex)}: Das Plättchen dort bleibt, wie es ist.`,
  'cut-off': ({ hex }) =>
    `Ein Erdrutsch ${at(hex)} würde eine Burg, das Lagerhaus, die Wiese oder einen Händler abschneiden.`,
  'not-in-hand': handRefusals(aCard)['not-in-hand'],
  'not-empty': ({ hex }) => `Ein Plättchen kommt nur auf ein leeres Wegfeld; ${cell(hex)} ist keines.`,
  'reserve-empty': ({ terrain }) =>
    `Im Vorrat ist ${noTile(terrain)} mehr: Verschiebe eines, auf dem kein Händler steht.`,
  'reserve-left': ({ terrain }) =>
    `Im Vorrat ist noch ${aTile(terrain)}: Lege dieses, statt ein anderes zu verschieben.`,
  'not-that-tile': ({ hex, terrain }) => `Es liegt ${noTile(terrain)} ${at(hex)}.`,
  'where-you-are': () => 'Dort bist du schon: Ein Weg endet auf einem anderen Feld.',
  'not-reachable': ({ hex, terrain }) =>
    `Mit ${withCard(terrain)} kommst du nicht ${towards(hex)}: Von dir aus führt keine Kette von ${tileName(terrain)} dorthin.`,
  'not-next-to-you': ({ hex }) =>
    `${capital(cell(hex))} ist nicht neben dir: Jede Karte führt dorthin, aber nur vom Nachbarfeld aus.`,
  'two-cards': ({ cards }) => `Das kostet zwei Karten; du hast ${cards === 0 ? 'keine' : figure(cards)} auf der Hand.`,
  'no-tile': ({ hex }) => `Es liegt kein Plättchen ${at(hex)}.`,
  'landslide-stays': ({ hex }) => `Karten nehmen nie einen Erdrutsch weg; der ${at(hex)} bleibt liegen.`,
  'pay-first': ({ left }) => `Bezahle zuerst, was du gewählt hast; noch zu bezahlen: ${cardCount(left)}.`,
  'die-first': ({ face }) => `Zuerst der Würfel: Er zeigt ${aFace(face)}. Nutze ihn, oder tu nichts damit.`,
  'die-reserve-empty': ({ face }) => `Im ${reserve(face)} ist ${noTile(face)} mehr.`,
  'not-the-face': ({ hex, face }) => `Der Würfel zeigt ${aFace(face)}, und ${at(hex)} liegt ${noTile(face)}.`,
  'no-coin-left': () => 'Diese Burg hat keine Münze mehr; für ihre Ware gibt sie noch Karten.',
  'sell-first': () => 'Jetzt kannst du verkaufen, für Gold oder für Karten, oder den Zug beenden.',
  'throw-or-end': () => 'Die Ware ist verkauft: Würfle kostenlos, oder beende den Zug.',
} satisfies Sentences['refusals'];

const endings = {
  'eighteen-gold': ({ seat }, who) =>
    `${seat === undefined ? 'Jemand hat' : does(seat, who, 'hast', 'hat')} 18 Gold oder mehr.`,
  'too-many-turns': () =>
    'Nach 400 Zügen schließen die Burgen: Wer das meiste Gold hat, gewinnt; bei Gleichstand, wer die meisten Waren hat.',
} satisfies Sentences['endings'];

export const talk = { ...box, things, cell, verbs, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>;
