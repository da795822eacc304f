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
  'packages/ui': [],
  'packages/contract': ['packages/domain'],
  'packages/api-client': ['packages/contract', 'packages/domain'],
  'packages/app-kit': ['packages/api-client', 'packages/contract', 'packages/domain', 'packages/ui'],
  'packages/server': ['packages/contract', 'packages/domain'],
  'packages/bench': ['packages/server', 'packages/domain'],
  'packages/e2e': [],
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
