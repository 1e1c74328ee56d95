/** Day & Night (T7.4) in German. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure, type Maybe } from '@halcyon/speech/grammar';
import { does, whose } from '@halcyon/speech/parts/de';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/modes/day-night/vocabulary.ts';
import type { dayNight as english } from '../en/day-night.ts';
import { cellName } from './names.ts';

const sideName = (side: Maybe<Names['side']>): string => (side === 1 ? 'Nacht' : 'Tag');

export const dayNight = {
  modes: {
    'day-night': {
      name: 'Tag und Nacht',
      goal: 'Füllt gemeinsam das Meer und spielt ein Ziel; die untere Hälfte muss dann Nacht zeigen, die obere Tag. Ihr verliert, sobald jemand am Zug nichts tun kann.',
      silent: true,
      about:
        'Kompasse wenden eure Handkarten zwischen Tag und Nacht, und am Ende muss die untere Hälfte des Meeres Nacht zeigen, die obere Tag.',
    },
  },
  things: {
    turnCard: 'Eine Karte wenden',
    chooseIsland: 'Wähle nun eine Insel im Meer.',
    gone: 'aus dem Spiel',
  },
  moves: {
    'turn-over': ({ cell }, who) => `Die Insel in ${cellName(cell, who)} wenden und eine Karte ablegen`,
  },
  events: {
    'hands-turned': ({ seat, side }, who) =>
      `${does(seat, who, 'ziehst', 'zieht')} einen Kompass: Alle Hände werden gewendet und zeigen jetzt ${sideName(side)}.`,
    'compass-aside': ({ seat }, who) =>
      `${does(seat, who, 'legst einen Kompass deiner ersten Hand beiseite und ziehst', 'legt einen Kompass der ersten Hand beiseite und zieht')} eine andere Karte.`,
    'compass-shuffled-in': ({ seat }, who) =>
      `In ${whose(seat, who, 'deinen Stapel', 'den Stapel')} wird ein beiseitegelegter Kompass gemischt.`,
    'turned-over': ({ seat, cell, side }, who) =>
      `${does(seat, who, 'wendest', 'wendet')} die Insel in ${cellName(cell, who)}: Sie zeigt jetzt ${sideName(side)}.`,
  },
  asks: {},
  refusals: {
    'turn-over.empty': ({ cell }, who) => `In ${cellName(cell, who)} liegt keine Insel zum Wenden.`,
    'turn-over.no-card': () => 'Eine Insel zu wenden kostet eine Karte; du hast keine, die abgelegt werden darf.',
    sides: ({ wrong }) =>
      `Das Ziel wartet, bis die unteren drei Reihen Nacht und die oberen drei Tag zeigen; falsch gewendet: ${figure(wrong)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
