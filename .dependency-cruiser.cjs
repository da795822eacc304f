/** Who may import whom, by room. What is not listed is an error. Tests may also use packages/testing. */
const forRemotes = [
  'packages/api-client',
  'packages/ui',
  'packages/app-kit',
  'packages/domain',
  'packages/contract',
];
const may = {
  'packages/domain': [],
  'packages/ui': ['packages/domain'],
  'packages/contract': ['packages/domain'],
  'packages/api-client': ['packages/contract', 'packages/domain'],
  'packages/app-kit': ['packages/api-client', 'packages/contract', 'packages/domain', 'packages/ui'],
  'packages/server': ['packages/contract', 'packages/domain'],
  'packages/bench': ['packages/server', 'packages/domain'],
  'packages/cluster': ['packages/server'],
  'packages/e2e': [],
  'packages/release': ['webpack'],
  'packages/testing': forRemotes,
  shell: forRemotes,
  'remote-entry': forRemotes,
  'remote-judging': forRemotes,
  'remote-organiser': forRemotes,
  // Stamps each remote with the version of what it expects from the shell.
  webpack: ['packages/app-kit'],
};

/** The server proves on the outbox of the phones themselves that nothing is lost between them. */
const testsMayToo = { 'packages/server': ['packages/api-client'] };

/** The server's wings and their rooms: what stands later may use what stands before. `.` = files of the wing itself. */
const wings = {
  platform: [
    '.',
    'cache',
    'db',
    'batching',
    'http',
    'log',
    'live',
    'mail',
    'media',
    'push',
    'openapi',
    'backup',
    'ops',
  ],
  competition: ['authority', '.', 'boards', 'streams'],
  people: ['auth', 'profiles', 'push'],
  entering: [
    'entries',
    'waves',
    'questions',
    'teams',
    'enter',
    'import',
    'desk',
    'tickets',
    'takeover',
    'waiting',
    'change',
  ],
  preparing: ['judges', 'judging-groups', 'setup', 'sponsors', 'stages', 'venues', 'competitions'],
  judging: [
    'log',
    'decide',
    'commands',
    'markers',
    'queues',
    'attempts',
    'presence',
    'clock',
    'marshal',
    'timing',
    'overview',
    'rebuild',
    'disputes',
    'corrections',
    'held',
  ],
  following: [
    'board',
    'plan',
    'leaders',
    'embed',
    'teams',
    'raffle',
    'cards',
    'history',
    'announcements',
    'live',
    'results',
    'competitions',
    'leagues',
    'figures',
    'screens',
    'gauges',
  ],
  tools: [
    '.',
    'files',
    'rehearsal',
    'results-import',
    'demo',
    'verify',
    'doctor',
    'move',
    'hall',
    'cells',
    'cli',
  ],
  web: ['document', 'first-sight', 'shared-links', '.'],
};
const rooms = Object.entries(wings).flatMap(([wing, inner]) =>
  inner.map((room) => `^packages/server/src/${wing}/${room === '.' ? '[^/]+$' : `${room}/`}`),
);

/** Groups of calls are the edge of the product: they may ask any wing, and only the list of them asks for them. */
const calls = '\\.routes\\.ts$';

/** Tests, and what only tests import. */
const test = '(\\.test\\.tsx?|/testing\\.tsx?|/testing/[^/]+)$';
const inside = (folders) => folders.map((folder) => `^${folder}/`);
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-circular', {}, { circular: true }),
    forbid('no-unresolvable', {}, { couldNotResolve: true }),
    forbid(
      'domain-is-pure',
      { path: '^packages/domain/src/', pathNot: test },
      { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/(yup|date-fns|@date-fns/(tz|utc))/' },
    ),
    forbid(
      'ui-knows-no-routing-and-no-data',
      { path: '^packages/ui/', pathNot: test },
      { path: 'node_modules/(react-router|swr|ky|jotai)' },
    ),
    // Calls are bundled with remotes, the core is the shell's: neither may bring the other along.
    forbid(
      'calls-reach-the-core-by-name',
      { path: '^packages/api-client/src/resources/', pathNot: test },
      { path: '^packages/api-client/src/(http|kept|live|outbox|session)/', pathNot: '/with-query\\.ts$' },
    ),
    forbid(
      'the-core-makes-no-calls',
      { path: '^packages/api-client/src/(http|kept|live|outbox|session)/', pathNot: test },
      { path: '^packages/api-client/src/resources/' },
    ),
    ...rooms
      .slice(0, -1)
      .map((room, at) =>
        forbid(
          `wings of the server: ${room}`,
          { path: room, pathNot: [test, calls] },
          { path: rooms.slice(at + 1) },
        ),
      ),
    forbid(
      'every room of the server has its place',
      {
        path: '^packages/server/src/[^/]+/',
        pathNot: [...rooms, '^packages/server/src/(checks|judging/lossy)/', test],
      },
      {},
    ),
    forbid(
      'calls-are-the-edge',
      { path: '^packages/server/src/', pathNot: [test, '^packages/server/src/(app|routes|web/[^/]+)\\.ts$'] },
      { path: calls },
    ),
    // An organiser's day goes on: what comes later may look back, and shared parts know none of it.
    ...[
      ['prepare', 'run|finish'],
      ['run', 'finish'],
      ['(competition|page|undo|texts)', 'prepare|run|finish'],
    ].map(([wing, later]) =>
      forbid(
        `the organiser's day: ${wing}`,
        { path: `^remote-organiser/src/${wing}/`, pathNot: test },
        { path: `^remote-organiser/src/(${later})/` },
      ),
    ),
    // Another room is entered by its front door.
    forbid(
      'by-index',
      { path: '^(packages/[^/]+|shell|remote-[^/]+)/' },
      {
        path: '^packages/[^/]+/src/',
        pathNot: ['^$1/', '/src/(forms/)?index\\.tsx?$', '/src/[a-z-]+\\.tsx?$', '/styles/[a-z]+\\.css$'],
      },
    ),
    ...Object.entries(may).flatMap(([folder, allowed]) => [
      forbid(
        `layers: ${folder}`,
        { path: `^${folder}/`, pathNot: test },
        { path: '^(packages|shell|remote-|webpack)', pathNot: inside([folder, ...allowed]) },
      ),
      forbid(
        `layers of tests: ${folder}`,
        { path: `^${folder}/.*${test}` },
        {
          path: '^(packages|shell|remote-|webpack)',
          pathNot: inside([folder, 'packages/testing', ...allowed, ...(testsMayToo[folder] ?? [])]),
        },
      ),
    ]),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
  },
};
