import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { aCompetition, anEntry } from '../following/competitions/testing.ts';
import { testApi } from '../testing.ts';

const api = testApi();
const run = promisify(execFile);
const modules = resolve('node_modules');
const generator = resolve('packages/server/node_modules/@hey-api/openapi-ts/bin/run.js');

/** What a developer writes with only the generated client: one call of each kind. */
const program = `
import { client } from './client/client.gen';
import * as topout from './client/sdk.gen';

async function main([baseUrl, token, competition]: [string, string, string]) {
  client.setConfig({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) });
  const path = { competition };
  const entries = await topout.getCompetitionEntries({ path, query: { page: 1 }, throwOnError: true });
  const made = await topout.postCompetitionJudgingGroups({ path, body: { name: 'Cave' }, throwOnError: true });
  const group = made.data.uuid;
  await topout.deleteCompetitionJudgingGroup({ path: { competition, group }, throwOnError: true });
  const csv = await topout.getCompetitionResultsCsv({ path, throwOnError: true });
  const table = await topout.getCompetitionResultsXlsx({ path, parseAs: 'arrayBuffer', throwOnError: true });
  const refused = await topout.getCompetition({ path: { competition: made.data.uuid } });
  const form = await topout.postAuthToken({
    body: { grant_type: 'refresh_token', refresh_token: 'none', client_id: 'topout-web', client_secret: 'public' },
  });
  const { stream } = await topout.getCompetitionEvents({ path, query: { topics: 'board' } });
  const streamed = await stream.next();
  console.log(JSON.stringify({
    numbers: entries.data.data.map((entry) => entry.competitor_number),
    made: made.data.name,
    csv: csv.data.includes('First name'),
    table: table.response.status,
    refused: refused.error?.code,
    form: form.error && 'error' in form.error ? form.error.error : null,
    streamed: streamed.done,
  }));
  process.exit(0);
}

void main(process.argv.slice(2) as [string, string, string]);
`;

/** Runs a Node program in a folder. */
const node = (cwd: string, ...args: string[]) =>
  run(process.execPath, args, { cwd, env: { ...process.env, NODE_OPTIONS: '' } });

it('gives a generated client that compiles and works', async () => {
  const competition = await aCompetition(api.db);
  await anEntry(api.db, competition, { competitorNumber: '7' });
  const { id, master } = competition;
  const folder = await mkdtemp(join(tmpdir(), 'topout-client-'));
  try {
    await symlink(modules, join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{ "type": "commonjs" }');
    await writeFile(join(folder, 'program.ts'), program);
    await writeFile(join(folder, 'api.json'), (await api.call('GET', '/docs/json')).body);
    await node(folder, generator, '--input', 'api.json', '--output', 'client', '--no-log-file');
    const settings = [
      '--strict',
      '--target',
      'es2023',
      '--module',
      'nodenext',
      '--types',
      'node',
      '--outDir',
      'built',
    ];
    await node(folder, join(modules, 'typescript7/bin/tsc'), ...settings, 'program.ts');

    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { stdout } = await node(folder, 'built/program.js', address, master.token, id);

    expect(JSON.parse(stdout)).toEqual({
      numbers: ['7'],
      made: 'Cave',
      csv: true,
      table: 200,
      refused: 'not_found',
      form: 'invalid_grant',
      streamed: false,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
