/**
 * Who may import whom. One entry per workspace, lowest first; `may` lists the workspaces that it can see,
 * `hint` says where code goes that needs more. A name that ends with / stands for every workspace in that folder.
 */
export const layers = [
  {
    from: 'packages/kernel',
    may: [],
    hint: 'the kernel imports no other workspace: pass what it needs through the contract, or move this code up to the workspace that it wants',
  },
  {
    from: 'packages/parts',
    may: ['packages/kernel'],
    hint: 'parts know only the kernel: what names a game belongs to that game',
  },
  {
    from: 'packages/testkit',
    may: ['packages/kernel', 'packages/parts'],
    hint: 'the testkit knows only the contract and the parts: let the caller pass the game in, and put a check for one game into its test folder',
  },
  ...['speech', 'bots'].map((name) => ({
    from: `packages/${name}`,
    may: ['packages/kernel'],
    hint: `${name} is the frame, and knows no game: what names a game belongs to games/<game>/${name === 'bots' ? 'bot' : 'words'}, the list of games to catalog`,
  })),
  ...['page', 'terminal'].map((name) => ({
    from: `packages/${name}-kit`,
    may: ['packages/kernel', 'packages/speech'],
    hint: `the ${name}-kit is what pictures of several games share: what names a game belongs to games/<game>/${name}, the table itself to the app`,
  })),
  {
    from: 'packages/terminal-kit/test-kit',
    may: ['packages/kernel', 'packages/speech', 'packages/bots', 'packages/terminal-kit'],
    hint: "the suite for terminals gets its game from the game's own test, and plays it with that game's bot",
  },
  {
    from: 'games/',
    may: [
      'packages/kernel',
      'packages/parts',
      'packages/speech',
      'packages/bots',
      'packages/page-kit',
      'packages/terminal-kit',
    ],
    hint: 'a game stands on kernel, parts and the frames of its words, bots and pictures: lists of games belong to catalog, tables to apps',
  },
  {
    from: 'packages/catalog',
    may: ['packages/kernel', 'packages/speech', 'packages/bots', 'packages/terminal-kit', 'games/'],
    hint: 'the catalog lists the games and loads their parts: what uses the list belongs to table, protocol or an app',
  },
  {
    from: 'packages/table',
    may: ['packages/kernel', 'packages/bots', 'packages/protocol'],
    hint: 'a table knows who sits at it and how bots think, and no game: clocks, screens and words are lent by an app',
  },
  {
    from: 'packages/table/test',
    may: [
      'packages/kernel',
      'packages/bots',
      'packages/table',
      'packages/protocol',
      'packages/speech',
      'packages/catalog',
      'games/',
    ],
    hint: "a table's tests play games at it, and import no speech or app",
  },
  {
    from: 'packages/protocol',
    may: ['packages/kernel', 'packages/parts', 'packages/speech', 'packages/catalog', 'packages/table', 'games/'],
    hint: 'the protocol talks about a table: move what it shares down to table or kernel, or join the two in an app',
  },
  {
    from: 'apps/cli',
    may: ['packages/', 'games/', 'apps/server'],
    hint: 'the cli may start the server, and imports nothing else outside packages and games: move shared code into a package',
  },
  {
    from: 'apps/web/test',
    may: ['packages/', 'games/', 'apps/web', 'apps/server', 'tools/'],
    hint: "the page's tests may let the server serve it, and import no other app",
  },
  {
    from: 'apps/',
    may: ['packages/', 'games/'],
    hint: 'an app imports no other app and no bench: move shared code into a package',
  },
  {
    from: 'bench',
    may: ['packages/', 'games/', 'apps/', 'tools/'],
    hint: 'the bench measures packages, games and apps, and builds as the tools do',
  },
];

/**
 * The parts of a game, lowest first: which other parts each may import, and which packages. The doors of the rules are
 * index.ts, and vocabulary.ts for whoever must not load an engine.
 */
const RULES_DOOR = 'rules/index\\.ts$';
const VOCABULARY = 'rules/.*vocabulary\\.ts$';
export const parts = {
  rules: {
    may: ['rules/'],
    packages: ['kernel', 'parts'],
    hint: 'rules stand alone: what reads a view without being a rule belongs to look, a sentence to words, a choice to bot, a picture to page or terminal',
  },
  look: {
    may: ['look/', RULES_DOOR, VOCABULARY],
    packages: ['kernel', 'parts'],
    hint: 'look reads views for page, terminal and bot, and knows none of them; from the rules it takes index.ts and vocabulary.ts',
  },
  words: {
    may: ['words/', 'look/', VOCABULARY],
    packages: ['kernel', 'parts', 'speech'],
    hint: 'words are loaded without an engine: take what they name from a vocabulary.ts or from look',
  },
  bot: {
    may: ['bot/', 'look/', RULES_DOOR, VOCABULARY],
    packages: ['kernel', 'parts', 'bots'],
    hint: 'a bot knows what a player knows: take it from rules/index.ts, a vocabulary.ts or look, and leave sentences and pictures alone',
  },
  page: {
    may: ['page/', 'look/', RULES_DOOR, VOCABULARY],
    packages: ['kernel', 'parts', 'speech', 'page-kit'],
    hint: "a picture shows what a seat knows: take it from the outlook, from rules/index.ts, a vocabulary.ts or look; sentences come from the session's speaker",
  },
  help: {
    may: ['help/', 'look/', 'words/', RULES_DOOR, VOCABULARY],
    packages: ['kernel', 'parts', 'speech'],
    hint: "help tells what follows from the asker's own outlook: take it from rules/index.ts, a vocabulary.ts or look; how things are called, from words",
  },
  why: {
    may: ['why/', 'look/', 'words/', RULES_DOOR, VOCABULARY],
    packages: ['kernel', 'parts', 'speech'],
    hint: "why tells what speaks for a move, from the mover's own outlook: take it from rules/index.ts, a vocabulary.ts or look; what a bot reads too belongs to look",
  },
  lesson: {
    may: ['lesson/'],
    packages: ['speech'],
    hint: 'a lesson is data: a script that the rules play, and what the coach says to it',
  },
  guide: {
    may: ['guide/'],
    packages: ['speech'],
    hint: 'a guide is words: what it shows belongs to page/guide',
  },
  puzzle: {
    may: ['puzzle/'],
    packages: ['speech'],
    hint: 'puzzles are data: a book that npm run puzzles writes, and how what is hidden is called',
  },
  terminal: {
    may: ['terminal/', 'words/', 'look/', RULES_DOOR, VOCABULARY],
    packages: ['kernel', 'parts', 'speech', 'terminal-kit'],
    hint: 'a drawing shows what a seat knows: take it from the scene, from rules/index.ts, a vocabulary.ts or look',
  },
};

const workspaces = '^(packages|games|apps)/[^/]+/|^bench/|^tools/';
/** What runs below apps: packages, and the parts of games; tests may do more. */
const source = '^(packages/[^/]+/src|games/[^/]+/(rules|look|words|bot|help|why|page|terminal|lesson|puzzle|guide))/';
const PAGE = '^(packages/page-kit|games/[^/]+/page)/';
const TERMINAL = '^(packages/terminal-kit|games/[^/]+/terminal)/';
const pattern = (name) => `^${name}${name.endsWith('/') ? '' : '/'}`;

const directions = layers.map(({ from, may, hint }) => {
  // The first entry that fits decides, so apps/cli is taken out of the rule for all apps.
  const special = layers.map((layer) => layer.from).filter((name) => name !== from && name.startsWith(from));
  const own = from.endsWith('/') ? `${pattern(from)}$1/` : pattern(from);
  const anyOfFolder = from.endsWith('/') ? `${pattern(from)}([^/]+)/` : pattern(from);
  return {
    name: `direction of ${from}`,
    comment: hint,
    severity: 'error',
    from: { path: anyOfFolder, ...(special.length > 0 && { pathNot: special.map(pattern) }) },
    to: {
      path: workspaces,
      // The testkit and another game have rules of their own, with better advice.
      pathNot: [own, '^packages/testkit/', ...(from === 'games/' ? ['^games/'] : []), ...may.map(pattern)],
    },
  };
});

const folders = Object.entries(parts).map(([part, { may, packages, hint }]) => ({
  name: `direction of ${part}`,
  comment: hint,
  severity: 'error',
  from: { path: `^games/([^/]+)/${part}/` },
  to: {
    path: '^(games|packages)/',
    pathNot: [...may.map((door) => `^games/$1/${door}`), ...packages.map((name) => `^packages/${name}/`)],
  },
}));

/** What leads to the true state, in files that show or play what one seat sees. Any mention counts: import, type, re-export. */
export const reserved = {
  names: ['Match', 'outlookOf', 'parseLog'],
  from: [
    /^games\/[^/]+\/(look|words|bot|help|why|page|terminal)\//,
    /^packages\/(page-kit|terminal-kit|bots)\/src\/(?!simulate|chronicle)/,
    // The page's text table and all that stands around a picture; the session, the store and what reads it keep the table itself.
    /^apps\/web\/src\/table\/(?!(session\.svelte|store|reading)\.ts$)/,
  ],
  comment:
    'pictures and bots get an Outlook and reach nothing else: let whoever holds the table hand over what is missing',
};

export const forbidden = [
  ...directions,
  ...folders,
  {
    name: 'testkit outside tests',
    comment: 'the testkit is for tests, apps/cli and bench: move this code to a test, or the helper down to kernel',
    severity: 'error',
    from: { path: `${source}|^apps/[^/]+/src/`, pathNot: '^(packages/testkit|apps/cli)/' },
    to: { path: '^packages/testkit/' },
  },
  {
    name: 'game imports game',
    comment:
      'no game imports a game: move what both need to packages/parts, or to packages/kernel if every game follows it',
    severity: 'error',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/', pathNot: '^games/$1/' },
  },
  {
    name: 'module imports module',
    comment:
      'no feature, layout or mode imports another: let the base game publish a slot which both fill, and settle how they meet by a clause marked [R] in rules/en.md',
    severity: 'error',
    from: { path: '^games/([^/]+)/rules/(features|layouts|modes)/([^/.]+)' },
    to: { path: '^games/$1/rules/(features|layouts|modes)/', pathNot: '^games/$1/rules/$2/$3[./]' },
  },
  {
    name: 'shell knows a game',
    comment:
      "the page's shell reads only the contract: what names a game belongs to games/<game>/page, the list of games to catalog",
    severity: 'error',
    from: { path: '^apps/web/src/' },
    to: { path: '^games/' },
  },
  {
    name: 'terminal knows a game',
    comment:
      'the terminal reads only the contract: what names a game belongs to games/<game>/terminal, the list of games to catalog',
    severity: 'error',
    from: { path: '^apps/cli/src/' },
    to: { path: '^games/' },
  },
  {
    name: 'input and output below apps',
    comment: 'below apps there is no I/O: do it in an app and pass the result in as plain data',
    severity: 'error',
    from: { path: source, pathNot: TERMINAL },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'npm package below apps',
    comment:
      'below apps there is no runtime dependency (but zod in protocol, svelte in pages, what a terminal needs in terminals): write the few lines, or move the code to an app',
    severity: 'error',
    from: { path: source, pathNot: ['^packages/protocol/', PAGE, TERMINAL] },
    to: { path: '(^|/)node_modules/' },
  },
  {
    name: 'npm package in protocol',
    comment: 'protocol runs in the page too, and zod is its only runtime dependency: move the code to an app',
    severity: 'error',
    from: { path: '^packages/protocol/src/' },
    to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/zod/' },
  },
  {
    name: 'validators in the page',
    comment:
      'a table and the page take only types from the protocol, because zod comes with anything else: use import type',
    severity: 'error',
    from: { path: '^(packages/table|apps/web)/src/' },
    to: { path: '^packages/protocol/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'npm package in a page',
    comment: 'a picture is made of svelte alone: move the code to the app',
    severity: 'error',
    from: { path: PAGE },
    to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/(svelte|@halcyon)(/|$)' },
  },
  {
    name: 'npm package in a terminal',
    comment: 'a drawing knows colours (picocolors) and no other package: move the code to the app',
    severity: 'error',
    from: { path: TERMINAL },
    to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/(picocolors|@halcyon)(/|$)' },
  },
  {
    name: 'cycle',
    comment:
      'these files import each other in a circle: move what they share to a file of its own that imports none of them',
    severity: 'error',
    from: {},
    // A circle that types close is gone when the code runs, and a contract may well name its neighbours.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'not found',
    comment: 'this import leads nowhere, so its direction cannot be checked: run npm install, or mend the path',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** Names that make a result depend on the hour, the machine or chance; below apps nothing may read them. */
export const banned = {
  Date: 'time is input: let an app pass it in as a number',
  'Math.random': 'chance is a seat: take numbers from the Random that the caller passes in',
  setTimeout: 'the rules do not wait: clocks belong to the apps',
  setInterval: 'the rules do not wait: clocks belong to the apps',
  setImmediate: 'the rules do not wait: clocks belong to the apps',
  performance: 'time is input: measure in bench or in an app',
  process: 'below apps there is no I/O: let an app read it and pass it in',
  console: 'below apps there is no I/O: return the text and let an app print it',
  fetch: 'below apps there is no I/O: let an app fetch and pass the result in',
};
