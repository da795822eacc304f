import { availableParallelism } from 'node:os';

const transform = (tsx) => ({
  '\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ],
});

// No test may hang on where it runs: its clock is at a place where no test's venue is, a quarter of an hour off all of them.
process.env.TZ = 'Asia/Kathmandu';

/** Packages that come as ES modules only. */
const modulesOnly = [
  'ky',
  'jotai',
  'swr',
  'idb',
  'lucide',
  'qr',
  'typebox',
  'uuid',
  '@module-federation',
  '@fastify.type-provider-typebox',
];

const project = (displayName, roots, settings = {}) => ({
  displayName,
  testEnvironment: 'node',
  roots: roots.map((root) => `<rootDir>/${root}`),
  testMatch: ['**/src/**/*.test.ts'],
  transform: transform(false),
  transformIgnorePatterns: [`/node_modules/(?!.*(${modulesOnly.join('|')})/)`],
  ...settings,
});

/** What runs in Node is loaded by Node, once for many files (decision 139). */
const inNode = (displayName, folder, settings = {}) =>
  project(displayName, [folder], {
    testRunner: '<rootDir>/packages/testing/src/native-modules.cjs',
    ...settings,
  });

const web = [
  'shell',
  'remote-entry',
  'remote-judging',
  'remote-organiser',
  'packages/ui',
  'packages/app-kit',
  'packages/api-client',
  'packages/testing',
];

/** A few of the server's tests are named for one database and run on that one only. */
const otherDatabase = process.env.TOPOUT_TEST_DATABASE === 'postgres' ? 'embedded' : 'postgres';

export default {
  // A test that hangs fails; one on a busy machine only takes its time.
  testTimeout: 60_000,
  // Each file of the server has a database of its own in its worker's memory, of which only the heap counts here:
  // fresh workers, and not too many.
  maxWorkers: Math.min(availableParallelism(), 4),
  workerIdleMemoryLimit: '400MB',
  projects: [
    inNode('domain', 'packages/domain'),
    inNode('contract', 'packages/contract'),
    inNode('server', 'packages/server', {
      testPathIgnorePatterns: ['/node_modules/', `\\.${otherDatabase}\\.test\\.ts$`],
      globalSetup: '<rootDir>/packages/server/src/testing-setup.ts',
      globalTeardown: '<rootDir>/packages/server/src/testing-teardown.ts',
    }),
    project('release', ['packages/release/src']),
    project('web', web, {
      testEnvironment: '<rootDir>/packages/testing/src/jsdom-environment.cjs',
      testMatch: ['**/src/**/*.test.ts?(x)'],
      transform: transform(true),
      globalSetup: '<rootDir>/packages/testing/src/document-setup.ts',
      setupFilesAfterEnv: ['<rootDir>/packages/testing/src/setup-web.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.css$': '<rootDir>/packages/testing/src/empty-style.cjs',
        '^react-router-dom$': '<rootDir>/packages/app-kit/src/router.ts',
      },
    }),
  ],
};
