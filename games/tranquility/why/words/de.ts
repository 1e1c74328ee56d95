/** What speaks for a move at sea, and what the bots go by, in German. */
import { counted } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/de';
import { cellName, range, rowName, stormName } from '../../words/de/names.ts';
import type { Line } from '../conventions.ts';
import type { GapNumbers, SeaReasons } from '../reasons.ts';

const cards = counted('de', 'Karte', 'Karten');
const cells = counted('de', 'leeres Feld', 'leere Felder');
const numbers = counted('de', 'Zahl', 'Zahlen');
const gap = ({ low, high, cells: n, numbers: fit }: GapNumbers): string =>
  `${numbers(fit)} für ${cells(n)} ${range(low, high)}`;

export const words: WhyWords<SeaReasons, Line> = {
  reasons: {
    only: onlyMove,
    wins: () => 'Damit ist die Reise gut zu Ende.',
    mustStart: () => 'Ein Start muss gespielt werden, sobald er auf der Hand ist.',
    free: () => 'Es ist kostenlos.',
    cost: ({ cost, beside }) => `Es kostet ${cards(cost)}, neben der ${beside}.`,
    closes: ({ low, high }) => `Es füllt das letzte leere Feld ${range(low, high)}.`,
    leaves: (what) => `Danach gibt es noch ${gap(what)}.`,
    border: () => 'Es ist ein Grenzfeld: Der Entdecker-Stapel sagt, ob die Karte bleibt.',
    side: ({ right }) =>
      right === 1 ? 'Die Insel liegt dann auf der richtigen Seite.' : 'Die Insel liegt dann auf der falschen Seite.',
    scores: ({ points, cost }, { table }) =>
      `Es bringt ${table.points(points)}${cost > 0 ? ` und kostet ${cards(cost)}, je einen Punkt` : ' und kostet nichts'}.`,
    fitsNowhere: ({ cards: useless }, { table }) => `Keine Lücke ist mehr da für ${table.list(useless.map(String))}.`,
    gap: (what) => `Es gibt noch ${gap(what)}.`,
    finishes: ({ held, unseen }) => `Zielkarten übrig: ${held} auf der Hand, ${unseen} noch nicht gesehen.`,
    startLies: () => 'Ein Start liegt schon, dieser nützt nichts mehr.',
    due: ({ left }) => `Es ist zu bezahlen: noch ${cards(left)}.`,
    keepsFinish: ({ unseen }) => `Das einzige Ziel bleibt auf der Hand; ${unseen} weitere noch nicht gesehen.`,
    noPlace: () => 'Keine Karte der Hand lässt sich platzieren.',
    dear: ({ card, cell, cost }, { speaker: { who } }) =>
      `Die billigste Möglichkeit (${card}, ${cellName(cell, who)}) würde ${cards(cost)} kosten.`,
    squeezes: ({ card, ...what }) => `Mit der ${card} blieben noch: ${gap(what)}.`,
    share: ({ seats }) =>
      `Acht Karten unter ${seats} sind je ${8 % seats === 0 ? 8 / seats : `${Math.floor(8 / seats)} oder ${Math.ceil(8 / seats)}`}.`,
    missing: ({ said, missing }) => `Bisher angeboten: ${said}; es fehlen ${missing}.`,
    rich: ({ own, average }) => `Hand und Stapel haben ${cards(own)}; der Durchschnitt ist ${average}.`,
    row: ({ row, empty, own }) =>
      `${rowName(row)}: ${cells(empty)}, und ${own === 0 ? 'keine Karte' : cards(own)} der Hand ${own > 1 ? 'könnten' : 'könnte'} dorthin.`,
    opens: ({ row, empty, open }) => `Es öffnet ${rowName(row)} (${cells(empty)}); sonst offen: ${open}.`,
    frees: ({ place, cards: n }, { speaker: { who } }) =>
      `Es beendet ${stormName(place, who)}; dort sind Hand und Stapel ${cards(n)}.`,
    wards: () => 'Der Sturm trifft gar nicht erst.',
    compasses: ({ left }) => `Kompasse im Vorrat: ${left}.`,
    earns: ({ storms }) => `Es bringt einen Kompass; Stürme im Spiel: ${storms}.`,
    noAction: () => 'Es gibt keine Aktion mehr.',
    drawing: () => 'Vor dem Ziehen ist nichts mehr zu tun.',
    unseenTwo: ({ pile }) => `Zwei ungesehene Karten gehen weg, die Hand behält ihre; der Stapel hat ${cards(pile)}.`,
    devours: ({ card, ...what }) => `Ohne die ${card} gibt es ${gap(what)}.`,
    noStart: () => 'Noch liegt kein Start, und das Meer wartet auf einen.',
    clears: ({ cell }, { speaker: { who } }) => `Ein Kompass befreit das Feld (${cellName(cell, who)}) vom Sturm.`,
  },
  card: {
    gaps: {
      title: 'Was eine platzierte Karte verrät',
      text: 'Ein Bot platziert dort, wo die Lücken zu beiden Seiten die meisten Zahlen für ihre leeren Felder behalten, abzüglich der Karten, die es kostet. Zahlen, die liegen oder die er selbst abgelegt hat, zählen nicht mehr; eigene Karten zählen sicher, ungesehene nach ihrer Chance, noch im Spiel zu sein.',
    },
    hold: {
      title: 'Was eine platzierte Karte nicht verrät',
      text: 'Eine enge Lücke, die ein Bot lässt, ist kein Versprechen: Er hat nicht öfter als die anderen eine Karte dafür.',
    },
    plenty: {
      title: 'Bezahlt wird, wo viele Karten sind',
      text: 'Je weniger Karten ein Platz für die kommenden Züge übrig hat, desto teurer ist ihm jede. Wer viele Karten hat, bezahlt, was ein anderer nicht bezahlt.',
    },
    eight: {
      title: 'Wer die acht bezahlt',
      text: 'Alle planen denselben gleichen Anteil; wer mehr Karten hat als der Durchschnitt, nimmt mehr davon. Wer gesprochen hat, wird beim Wort genommen, die anderen teilen den Rest, und der Letzte macht die acht voll. In einer späteren Runde wird erwartet, dass alle ihre Zahl wiederholen.',
    },
    finish: {
      title: 'Wann ein Ziel behalten wird',
      text: 'Ein zweites Ziel geht als Erstes weg. Das letzte wird umso eher behalten, je voller das Meer ist und je weniger Ziele noch anderswo sein können.',
    },
    throw: {
      title: 'Warum zwei Karten abgelegt werden',
      text: 'Zwei Karten gehen, wenn jedes Platzieren mehr schadet als ihr Verlust: zuerst solche, die nirgends passen, dann solche aus Lücken mit vielen Zahlen. Zwei Karten derselben Lücke zählen mehr als doppelt.',
    },
    rocks: {
      title: 'Wohin die Felsen kommen',
      text: 'An eine Reihe mit wenigen leeren Feldern, für die die eigene Hand wenig hat.',
    },
    purple: {
      title: 'Wohin ein Violetter Sturm kommt',
      text: 'An eine Reihe mit vielen leeren Feldern, für die die eigene Hand wenig hat, oder als zweiter an dieselbe Reihe.',
    },
    compass: {
      title: 'Wer einen Kompass ausgibt',
      text: 'Wer am Zug ist, wenn er genug bringt: vor allem für eine gesperrte Reihe, umso mehr, je mehr vom Meer gesperrt ist; leichter, wenn mehrere da sind. Eine ganze Hand geht für einen Kompass weg, wenn Stürme auf einen warten.',
    },
    compassTeam: {
      title: 'Im Zug eines anderen',
      text: 'Ein Bot mischt sich nur ein, um eine Reihe zu öffnen, und nur, wenn höchstens drei leere Felder offen sind.',
    },
    monster: {
      title: 'Seeungeheuer',
      text: 'Eines wird früh gespielt, auf die Insel, die ihrer Kette am wenigsten fehlt.',
    },
    wild: {
      title: 'Platzhalter',
      text: 'Ein Platzhalter wartet auf eine Lücke von höchstens drei Feldern, in die wenig anderes passt, oder auf das Ziel. Als Start dient er erst, wenn das Meer voll ist.',
    },
    pyramid: {
      title: 'Die Pyramide',
      text: 'Grenzfelder werden früh versucht, Stürme aufgelöst, sobald ein Kompass auf der Hand ist, und ein Kompass wird behalten, solange Stürme kommen können.',
    },
    sides: {
      title: 'Tag und Nacht',
      text: 'Eine Insel auf der falschen Seite zählt wie eine Karte, die zu bezahlen ist. Gewendet wird sie, wenn nichts Besseres zu tun ist.',
    },
    rival: {
      title: 'Gegeneinander',
      text: 'Ein Bot nimmt die meisten Punkte jetzt: Karten, Folgen von drei und Paare, die eine werden können, abzüglich dessen, was er bezahlt. Er nimmt auch Felder, die dir eine Folge brächten, und weiß, was er aus der Reihe zieht.',
    },
    strong: {
      title: 'Der starke Bot',
      text: 'Probiert seine besten Züge in vielen Welten aus, die zu allem passen, was er gesehen hat, jeden in denselben, und weicht von den Gewohnheiten oben nur ab, wo ein anderer Zug deutlich besser ist. Wo alle zusammen gewinnen, haben die anderen in diesen Welten abgeworfen, was sie am wenigsten brauchten.',
    },
  },
};
