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
  {
    from: 'games/',
    may: ['packages/kernel', 'packages/parts'],
    hint: 'a game stands on kernel and parts: sentences belong to speech, heuristics to bots, lists of games to catalog',
  },
  {
    from: 'packages/catalog',
    may: ['packages/kernel', 'packages/parts', 'games/'],
    hint: 'the catalog lists the games: what uses the list belongs to bots, speech, protocol or an app',
  },
  {
    from: 'packages/table',
    may: ['packages/kernel', 'packages/bots'],
    hint: 'a table knows who sits at it and how bots think, and no game: clocks, screens and words are lent by an app',
  },
  {
    from: 'packages/table/test',
    may: ['packages/kernel', 'packages/bots', 'packages/table', 'games/'],
    hint: "a table's tests play games at it, and import no speech, protocol or app",
  },
  // What the protocol talks about is a table.
  ...[['bots'], ['speech'], ['protocol', 'packages/table']].map(([name, ...more]) => ({
    from: `packages/${name}`,
    may: ['packages/kernel', 'packages/parts', 'games/', 'packages/catalog', ...more],
    hint: `bots, speech and protocol do not know each other nor the apps: move what ${name} shares down to catalog or kernel, or join the two in an app`,
  })),
  {
    from: 'apps/cli',
    may: ['packages/', 'games/', 'apps/server'],
    hint: 'the cli may start the server, and imports nothing else outside packages and games: move shared code into a package',
  },
  {
    from: 'apps/web/test',
    may: ['packages/', 'games/', 'apps/web', 'apps/server'],
    hint: "the page's tests may let the server serve it, and import no other app",
  },
  {
    from: 'apps/',
    may: ['packages/', 'games/'],
    hint: 'an app imports no other app and no bench: move shared code into a package',
  },
  {
    from: 'bench',
    may: ['packages/', 'games/', 'apps/'],
    hint: 'the bench measures packages, games and apps, and imports no tool',
  },
];

const workspaces = '^(packages|games|apps)/[^/]+/|^bench/|^tools/';
const lower = '^(packages|games)/[^/]+/';
const source = `${lower}src/`;
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

/** What leads to the true state, in files that show or play what one seat sees. Any mention counts: import, type, re-export. */
export const reserved = {
  names: ['Match', 'outlookOf', 'parseLog'],
  from: [
    /^apps\/cli\/src\/play\/games\//,
    /^apps\/web\/src\/(games|parts)\//,
    // The page's text table and all that stands around a picture; the session, the store and what reads it keep the table itself.
    /^apps\/web\/src\/table\/(?!(session\.svelte|store|reading)\.ts$)/,
    /^packages\/bots\/src\/heuristics\//,
  ],
  comment:
    'pictures and bots get an Outlook and reach nothing else: let whoever holds the table hand over what is missing',
};

export const forbidden = [
  ...directions,
  {
    name: 'testkit outside tests',
    comment: 'the testkit is for tests, apps/cli and bench: move this code to a test, or the helper down to kernel',
    severity: 'error',
    from: { path: '^(packages|games|apps)/[^/]+/src/', pathNot: '^(packages/testkit|apps/cli)/' },
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
      'no feature, layout or mode imports another: let the base game publish a slot which both fill, and settle how they meet by a clause marked [R] in RULES.md',
    severity: 'error',
    from: { path: '^games/([^/]+)/src/(features|layouts|modes)/([^/.]+)' },
    to: { path: '^games/$1/src/(features|layouts|modes)/', pathNot: '^games/$1/src/$2/$3[./]' },
  },
  {
    name: 'shell knows a game',
    comment:
      "the page's shell reads only the contract: what names a game belongs to apps/web/src/games/<game>, the list of games to catalog",
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: '^apps/web/src/games/[^/]+/' },
    to: { path: '^games/' },
  },
  {
    name: 'picture imports picture',
    comment: "no game's picture imports another's: move what both need to apps/web/src/parts",
    severity: 'error',
    from: { path: '^apps/web/src/games/([^/]+)/' },
    to: { path: '^apps/web/src/games/[^/]+/', pathNot: '^apps/web/src/games/$1/' },
  },
  {
    name: 'picture opens a table',
    comment: reserved.comment,
    severity: 'error',
    from: { path: '^apps/web/src/(games|parts)/' },
    to: { path: '^apps/web/src/table/(opening|reading|store)\\.ts$' },
  },
  {
    name: 'input and output below apps',
    comment: 'below apps there is no I/O: do it in an app and pass the result in as plain data',
    severity: 'error',
    from: { path: source },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'npm package below apps',
    comment:
      'below apps there is no runtime dependency (only protocol uses zod): write the few lines, or move the code to an app',
    severity: 'error',
    from: { path: source, pathNot: '^packages/protocol/' },
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
