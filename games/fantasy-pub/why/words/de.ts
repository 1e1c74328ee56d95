/** What speaks for an action in the pub, and what the bots go by, in German. */
import { counted } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/de';
import { characterName, placeName } from '../../look/names.ts';
import type { Line } from '../conventions.ts';
import type { PubReasons } from '../index.ts';

const beers = counted('de', 'Bier', 'Bier');
const coins = counted('de', 'Münze', 'Münzen');

export const words: WhyWords<PubReasons, Line> = {
  reasons: {
    only: onlyMove,
    leaves: ({ beers: n, missing }) => `Es bringt ${beers(n)} hinaus; es fehlen noch: ${missing}.`,
    enters: ({ inside }) => `Jemand Neues kann trinken; von diesem Clan schon drinnen: ${inside}.`,
    has: ({ character, beers: n, coins: purse, ready }, { speaker }) =>
      `${characterName(speaker.words.things, character)}: ${beers(n)} und ${coins(purse)}${ready === 1 ? ', genug zum Hinausgehen' : ''}.`,
    door: () => 'An der Tür trinkt und bezahlt niemand, und man darf hinausgehen.',
    quiet: ({ table }, { speaker }) => `An ${placeName(speaker.words.things, table)} trinkt und bezahlt niemand.`,
    drinks: ({ own, others }) => `Es trinken: ${own} von diesem Clan, ${others} von anderen.`,
    thrownOut: ({ own, others }) => `Es fliegen hinaus: ${own} von diesem Clan, ${others} von anderen.`,
    pays: ({ got, gave }) => `Bier, das dieser Clan bekommt: ${got}; das er bezahlt: ${gave}.`,
    serves: ({ seat }, { speaker: { who } }) =>
      who.me(seat) ? 'Es trinkt jemand von deinem Clan.' : `Es trinkt jemand vom Clan von ${who.name(seat)}.`,
    guests: ({ table, own, others }, { speaker }) =>
      `An ${placeName(speaker.words.things, table)}: ${own} von diesem Clan, ${others} von anderen; einer davon trinkt.`,
    ends: () => 'Was der andere Würfel erlaubt, bleibt liegen.',
  },
  card: {
    turn: {
      title: 'Ein Zug bis zu seinem Ende',
      text: 'Ein Bot probiert jede Art, beide Würfel zu nutzen, und beginnt die beste. In den nächsten Wurf schaut er nicht, und die Reihenfolge verdeckter Karten kennt er nicht.',
    },
    ready: {
      title: 'Was ihm wichtig ist',
      text: 'Am meisten zählt Bier, das draußen ist. Dann Bier bei denen, die hinausgehen könnten, nahe der Tür mehr; wer fünf Bier oder keine Münze hat und nicht am Ausgang ist, zählt weniger, weil ihn ein weiterer Schluck hinauswirft.',
    },
    rival: {
      title: 'Gegen wen',
      text: 'Er vergleicht sich mit dem Stärksten der anderen: Lieber trinkt der Erste zu viel als der Letzte.',
    },
    novice: {
      title: 'Der Anfänger',
      text: 'Schaut nur auf eine Aktion und nicht ganz scharf, und spielt jedes fünfte Mal, was ihm einfällt.',
    },
    strong: {
      title: 'Der starke Bot',
      text: 'Probiert seine besten Züge in vielen Welten aus, die zu allem passen, was er gesehen hat, jeden in denselben, und weicht von den Gewohnheiten oben nur ab, wo ein anderer Zug deutlich besser ist.',
    },
  },
};
