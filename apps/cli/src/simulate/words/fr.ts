import type { SimulationWords } from './words.ts';

export const fr: SimulationWords = {
  stopped: (games, planned) => `Arrêté après ${games} parties sur ${planned}.`,
  length: 'Durée',
  lengthSays: (median, least, most) => `${median} décisions en médiane, de ${least} à ${most}`,
  ends: 'Fins',
  firstTurn: 'Premier tour',
  firstTurnSays: (advantage) => `${advantage} par rapport à une part égale`,
  kept: (file) => `Le même appel continue à partir de ${file}.`,
  queued: (chunks) => `${chunks} lots attendent des ouvriers : halcyon simulate-worker`,
  takesChunks: (threads) => `Prend des lots, ${threads} à la fois ; Ctrl-C rend ce qui est commencé.`,
  played: (chunks) => `Lots joués : ${chunks}`,
  left: (time) => `encore ${time}`,
  page: {
    title: (game) => `${game}, en simulation`,
    lead: (games, rows) =>
      rows === 1
        ? `${games} parties jouées par des bots entre eux.`
        : `${games} parties jouées par des bots entre eux, de ${rows} sortes.`,
    bots: (names) => `Bots : ${names}.`,
    stopped: (games, planned) =>
      `Arrêté après ${games} parties sur ${planned} : tous les chiffres portent sur celles-là.`,
    seats: (n) => (n === 1 ? '1 place' : `${n} places`),
    plain: 'Le jeu de base',
    seat: (n) => `Place ${n}`,
    rates: 'Combien de fois on gagne',
    ratesLead: 'Le point est la part des parties que l’équipe a gagnées ; le trait est son intervalle à 95 %.',
    rankedRatesLead:
      'Le point est la part des parties que la place a gagnées, victoires partagées comprises ; le trait est son intervalle à 95 %.',
    lengths: 'Combien de temps cela dure',
    lengthsLead:
      'Décisions de toutes les places jusqu’à la fin. La barre épaisse contient la moitié centrale des parties, le trait en est le milieu.',
    endings: 'Comment cela finit',
    endingsLead:
      'La part des parties que chaque règle a terminées. Les victoires sont en vert ; toute autre couleur est une façon de perdre.',
    endingsRankedLead: 'La part des parties que chaque règle a terminées.',
    losses: 'Où l’on perd',
    lossesLead: 'Les parties perdues selon leur score, colorées selon la règle qui les a terminées.',
    lossesSpread:
      'Les parties perdues selon leur score. La barre épaisse en contient la moitié centrale, le trait en est le milieu.',
    firstTurn: 'Ce que vaut le premier tour',
    firstTurnLead:
      'Combien de fois gagne la place qui joue en premier, face au pointillé d’une part égale. Cela parle du jeu quand tous les bots sont les mêmes.',
    seatsHeading: 'Place par place',
    closer: 'Ligne par ligne',
    table: 'Les chiffres en tableau',
    row: 'Sorte',
    games: 'Parties',
    wins: 'Victoires',
    shared: 'Partagées',
    points: 'Points en moyenne',
    rate: 'Taux',
    interval: 'Intervalle à 95 %',
    median: 'Milieu',
    middleHalf: 'Moitié centrale',
    range: 'De la plus courte à la plus longue',
    ending: 'Fin',
    share: 'Part',
    score: 'Score',
    decisions: 'Décisions',
    moved: (turn) => (turn === 0 ? 'a joué en premier' : `a joué en n° ${turn + 1}`),
    even: 'Part égale',
    advantage: 'Avantage',
    noLoss: 'Aucune partie n’a été perdue.',
    none: 'Aucune partie n’est complète.',
    how: 'Pour l’obtenir de nouveau',
    seed: 'Graine',
    rulesVersion: 'Version des règles',
    speed: (games, cpu) =>
      `${games} parties par seconde${cpu === undefined ? '' : `, ${cpu} secondes de temps processeur`}`,
    intervalNote:
      'Les intervalles sont ceux de Wilson : si l’on refaisait tout maintes fois, 95 sur 100 contiendraient la vraie part.',
  },
};
