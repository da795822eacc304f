const typescript = 'node_modules/typescript7/bin/tsc';
const sources = ['shell', 'remote-entry', 'remote-judging', 'remote-organiser', 'packages', 'webpack'];

/** What can be said of the source without running it. */
const checks = (node) => [
  [
    'format',
    'prettier',
    ['--check', '--log-level', 'warn', '--cache', '--cache-location', 'node_modules/.cache/prettier', '.'],
  ],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings', ...sources]],
  ['types of the server', node, [typescript, '-p', 'tsconfig.node.json']],
  ['types of the browser', node, [typescript, '-p', 'tsconfig.web.json']],
  ['types of the build', node, [typescript, '-p', 'webpack/tsconfig.json']],
  [
    'who may import whom',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...sources],
  ],
  ['unused files and exports', 'knip', ['--config', '.knip.json', '--no-progress']],
];

/** Two at a time: none of them needs more than one core. */
export async function runChecks(tally, node) {
  const waiting = checks(node);
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await tally.command(...check);
  };
  await Promise.all([lane(), lane()]);
}
