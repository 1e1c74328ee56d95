import type { SimulationWords } from './words.ts';

export const de: SimulationWords = {
  stopped: (games, planned) => `Nach ${games} von ${planned} Partien angehalten.`,
  length: 'Länge',
  lengthSays: (median, least, most) => `${median} Entscheidungen in der Mitte, von ${least} bis ${most}`,
  ends: 'Enden',
  firstTurn: 'Erster Zug',
  firstTurnSays: (advantage) => `${advantage} gegenüber einem gleichen Anteil`,
  kept: (file) => `Derselbe Aufruf macht bei ${file} weiter.`,
  queued: (chunks) => `${chunks} Pakete warten auf Arbeiter: halcyon simulate-worker`,
  takesChunks: (threads) => `Nimmt Pakete an, ${threads} zugleich; Strg-C gibt Begonnenes zurück.`,
  played: (chunks) => `Gespielte Pakete: ${chunks}`,
  left: (time) => `noch ${time}`,
  page: {
    title: (game) => `${game}, simuliert`,
    lead: (games, rows) =>
      rows === 1
        ? `${games} Partien, die Bots unter sich gespielt haben.`
        : `${games} Partien, die Bots unter sich gespielt haben, in ${rows} Varianten.`,
    bots: (names) => `Bots: ${names}.`,
    stopped: (games, planned) => `Nach ${games} von ${planned} Partien angehalten: Alle Zahlen gelten für diese.`,
    seats: (n) => (n === 1 ? '1 Platz' : `${n} Plätze`),
    plain: 'Das Grundspiel',
    seat: (n) => `Platz ${n}`,
    rates: 'Wie oft es gewonnen wird',
    ratesLead: 'Der Punkt ist der Anteil der Partien, die das Team gewann; der Strich ist sein 95-%-Intervall.',
    rankedRatesLead:
      'Der Punkt ist der Anteil der Partien, die der Platz gewann, geteilte Siege eingeschlossen; der Strich ist sein 95-%-Intervall.',
    lengths: 'Wie lange es dauert',
    lengthsLead:
      'Entscheidungen aller Plätze bis zum Ende. Der dicke Balken umfasst die mittlere Hälfte der Partien, der Strich ihre Mitte.',
    endings: 'Wie es endet',
    endingsLead:
      'Der Anteil der Partien, die jede Regel beendet hat. Siege sind grün; jede andere Farbe ist eine Art zu verlieren.',
    endingsRankedLead: 'Der Anteil der Partien, die jede Regel beendet hat.',
    losses: 'Wo es verloren geht',
    lossesLead: 'Verlorene Partien nach ihrer Punktzahl, gefärbt nach der Regel, die sie beendet hat.',
    lossesSpread:
      'Verlorene Partien nach ihrer Punktzahl. Der dicke Balken umfasst ihre mittlere Hälfte, der Strich ihre Mitte.',
    firstTurn: 'Was der erste Zug wert ist',
    firstTurnLead:
      'Wie oft der Platz gewinnt, der zuerst zieht, gegenüber der gestrichelten Linie eines gleichen Anteils. Über das Spiel sagt das etwas, wenn alle Bots gleich sind.',
    seatsHeading: 'Platz für Platz',
    closer: 'Zeile für Zeile',
    table: 'Die Zahlen als Tabelle',
    row: 'Variante',
    games: 'Partien',
    wins: 'Siege',
    shared: 'Geteilt',
    points: 'Punkte im Schnitt',
    rate: 'Quote',
    interval: '95-%-Intervall',
    median: 'Mitte',
    middleHalf: 'Mittlere Hälfte',
    range: 'Kürzeste bis längste',
    ending: 'Ende',
    share: 'Anteil',
    score: 'Punktzahl',
    decisions: 'Entscheidungen',
    moved: (turn) => (turn === 0 ? 'zog zuerst' : `zog als Nummer ${turn + 1}`),
    even: 'Gleicher Anteil',
    advantage: 'Vorteil',
    noLoss: 'Keine Partie ging verloren.',
    none: 'Keine Partie ist zu Ende gespielt.',
    how: 'Um es noch einmal zu haben',
    seed: 'Startwert',
    rulesVersion: 'Version der Regeln',
    speed: (games, cpu) => `${games} Partien pro Sekunde${cpu === undefined ? '' : `, ${cpu} Sekunden Rechenzeit`}`,
    intervalNote:
      'Die Intervalle sind die von Wilson: Wiederholte man alles immer wieder, enthielten 95 von 100 den wahren Anteil.',
  },
};
