/** A6.3-A6.6: ibex come with their terrains and are led up to the summit. */
import {
  ALLOWED,
  argOf,
  bit,
  type Clause,
  frameArg,
  open,
  popFrame,
  pushFrame,
  type Seat,
  setFrameArg,
} from '@halcyon/kernel';
import { numberArg, seatArg, upTo } from '@halcyon/parts';
import { cellArg } from '../../args.ts';
import { BRIDGE, isIbex } from '../../cards.ts';
import type { Feature } from '../../feature.ts';
import { isFooting } from '../../slopes.ts';
import type { State } from '../../state.ts';
import { above, type Cell, EMPTY, FROM, ROWS, SLOTS } from '../../vocabulary.ts';

export type Wildlife = {
  /** Tokens by slot. */
  ibex: number[];
  /** Those on the summit. */
  ibexHome: number;
};

const IBEX_IN_ALL = 12;
/** A6.6. */
export const IBEX_NEEDED = 8;
const TOP_ROW = FROM[ROWS.length - 1]!;

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
/** A6.6: those that count for the summit, before it lies and after; none without Wildlife. */
export const ibexAtTop = ({ ibex = [], ibexHome = 0 }: Partial<Wildlife>): number =>
  sum(ibex.slice(TOP_ROW)) + ibexHome;

export const wildlife: Feature = {
  id: 'wildlife',
  install({ book, actions, audits, replacing, summiting, lacking, whenPlayed, whenSummit }, turn) {
    const ibex = upTo(IBEX_IN_ALL);
    const slice = book.slice<Wildlife>({ ibex: open(ibex, { lines: ROWS }), ibexHome: open(ibex) }, () => ({
      ibex: Array.from({ length: SLOTS }, () => 0),
      ibexHome: 0,
    }));
    const ibexAt = (s: State, cell: Cell): number => slice(s).ibex[cell]!;
    const onTop = (s: State): number => ibexAtTop(slice(s));

    const fireIbex = book.clause('fire.ibex', 'A6.5', (s, _seat, move) => ({
      cell: argOf(move, 1),
      ibex: ibexAt(s, argOf(move, 1)),
    }));
    const fewOnTop = book.clause('summit.few-ibex', 'A6.6', (s) => ({ there: onTop(s), needed: IBEX_NEEDED }));
    const hopeless = book.ending('few-ibex', 'A5.4');
    const toCell = (_s: State, _seat: Seat, move: number) => ({ to: argOf(move, 0) });
    const none = book.clause('herd.none', 'A6.4', (_s, _seat, move) => ({ cell: argOf(move, 0) }));
    const noWay = book.clause('herd.no-way', 'A6.4', (_s, _seat, move) => ({ cell: argOf(move, 0) }));
    const noCard = book.clause('herd.no-card', 'A6.4');
    const notAbove = book.clause('herd.not-above', 'A6.4', (s, _seat, move) => ({
      cell: frameArg(s, 0),
      to: argOf(move, 0),
    }));
    const overBridge = book.clause('herd.bridge', 'A6.4', toCell);
    const nothingThere = book.clause('herd.nothing-there', 'A6.4', toCell);
    const tooDear = book.clause('herd.too-dear', 'A6.4', (s, seat) => ({
      climbed: frameArg(s, 1),
      payable: s.hands[seat]!.length,
    }));
    const climbFirst = book.clause('herd.climb-first', 'A6.4');
    const leadFirst = book.clause('herd.lead-first', 'A6.4');
    const joins = book.event('ibex-joins', seatArg, cellArg());
    const led = book.event('herd-led', seatArg, cellArg());
    const climbs = book.event('herd-climbs', cellArg('from'), cellArg('to'), numberArg('ibex', IBEX_IN_ALL + 1));
    const rests = book.event('herd-rests', seatArg, cellArg(), numberArg('rows', ROWS.length));
    const home = book.event('ibex-home', numberArg('count', IBEX_IN_ALL + 1));

    whenPlayed.add((s, cell, tell) => {
      if (!isIbex(s.cells[cell]!)) return;
      slice(s).ibex[cell] = 1;
      tell?.(joins, s.turn, cell, 0);
    });
    replacing.add((s, _read, _seat, _card, cell) => (ibexAt(s, cell) === 0 ? ALLOWED : fireIbex));
    summiting.add('A6.6', (s) => (onTop(s) >= IBEX_NEEDED ? ALLOWED : fewOnTop));
    lacking.add('A6.6', (s) => (sum(slice(s).ibex) >= IBEX_NEEDED ? ALLOWED : hopeless));
    whenSummit.add((s, tell) => {
      const own = slice(s);
      own.ibexHome = onTop(s);
      own.ibex.fill(0, TOP_ROW);
      tell?.(home, own.ibexHome, 0, 0);
    });

    const herd = book.kind({
      name: 'herd',
      guards: book.every((s, _read, seat) => (s.hands[seat]!.length > 0 ? ALLOWED : noCard)),
      choices: [
        {
          ...cellArg(),
          candidates(s, _read, _seat, _a, _b, out) {
            let n = 0;
            for (let cell = 0; cell < TOP_ROW; cell++) if (ibexAt(s, cell) > 0) out[n++] = cell;
            return n;
          },
          given: book.every((s, _read, _seat, cell) => (ibexAt(s, cell) > 0 ? ALLOWED : none)),
          guards: book.every((s, _read, _seat, cell) => (above(cell).some((to) => isFooting(s, to)) ? ALLOWED : noWay)),
        },
      ],
      act(s, seat, cell, _b, _c, tell) {
        tell?.(led, seat, cell, 0);
        turn.afterAction(s, seat);
        pushFrame(s, climbing, cell);
      },
    });
    const judgeStep = (s: State, to: Cell): Clause => {
      if (!above(frameArg(s, 0)).includes(to)) return notAbove;
      if (s.cells[to] === BRIDGE) return overBridge;
      return s.cells[to] === EMPTY ? nothingThere : ALLOWED;
    };
    const up = book.kind({
      name: 'up',
      guards: book.every(),
      choices: [
        {
          ...cellArg(),
          candidates(s, _read, _seat, _a, _b, out) {
            const ways = above(frameArg(s, 0));
            for (let i = 0; i < ways.length; i++) out[i] = ways[i]!;
            return ways.length;
          },
          guards: book.every(
            (s, _read, _seat, to) => judgeStep(s, to),
            (s, _read, seat) => (frameArg(s, 1) < s.hands[seat]!.length ? ALLOWED : tooDear),
          ),
        },
      ],
      act(s, _seat, to, _b, _c, tell) {
        const { ibex } = slice(s);
        const from = frameArg(s, 0);
        ibex[to]! += ibex[from]!;
        ibex[from] = 0;
        setFrameArg(s, 0, to);
        setFrameArg(s, 1, frameArg(s, 1) + 1);
        tell?.(climbs, from, to, ibex[to]!);
      },
    });
    const stop = book.kind({
      name: 'stop',
      guards: book.every((s) => (frameArg(s, 1) > 0 ? ALLOWED : climbFirst)),
      choices: [],
      act(s, seat, _a, _b, _c, tell) {
        const [cell, climbed] = [frameArg(s, 0), frameArg(s, 1)];
        popFrame(s);
        tell?.(rests, seat, cell, climbed);
        turn.mustDrop(s, turn.pay, seat, climbed);
      },
    });
    const climbing = book.frame({
      id: 'climb',
      args: [cellArg(), numberArg('climbed', ROWS.length)],
      on: ['draw'],
      must: (s) => bit(s.turn),
      kinds: [up, stop],
      facts: (s, seat) => ({
        cell: frameArg(s, 0),
        climbed: frameArg(s, 1),
        ibex: ibexAt(s, frameArg(s, 0)),
        payable: s.hands[seat]!.length,
      }),
      notYou: turn.notYourTurn,
      notThis: leadFirst,
    });
    actions.push(herd);
    audits.push((lying) => (s) => {
      const { ibex } = slice(s);
      if (ibex.some((n, cell) => n > 0 && !isFooting(s, cell))) return 'ibex: they stand on cards';
      if (sum(ibex) > IBEX_IN_ALL) return `ibex: there are ${IBEX_IN_ALL}`;
      const led = lying(s, 'climb').every(([cell, rows]) => ibex[cell]! > 0 && rows <= s.hands[s.turn]!.length);
      return led ? undefined : 'frames: there is no herd to lead, or no card to pay for it';
    });
  },
};
