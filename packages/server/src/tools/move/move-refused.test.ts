import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { openInMemory } from '../../platform/db/embedded-database.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi } from '../../testing.ts';
import { exportCompetitionCommand } from '../cli/export-competition.command.ts';
import { backupCommand } from '../cli/backup.command.ts';
import { restoreCommand } from '../cli/restore.command.ts';
import { importCompetitionCommand } from '../cli/import-competition.command.ts';
import { backUp } from '../../platform/backup/backups.ts';
import { CommandFault } from '../command.ts';
import { aServer, type Edit, forgedFile, oneMore, rowIn, testPaths } from './testing.ts';

const api = testApi();
const aPath = testPaths();
let there: FastifyInstance;
let competition: TestCompetition;
let text: string;

const exported = async (): Promise<string> => {
  const to = aPath();
  await exportCompetitionCommand.run(['--competition', competition.id, '--to', to], api.app);
  return readFileSync(to, 'utf8');
};

beforeAll(async () => {
  there = await aServer(await openInMemory());
  competition = await aCompetition(api.db, { name: 'Jam' });
  await anEntry(api.db, competition);
  text = await exported();
}, 60_000);
afterAll(async () => {
  await there.close();
  await there.db.close();
});

const everything = {
  name: 'test.count',
  text: `select (select count(*) from competition) + (select count(*) from profile) + (select count(*) from venue)
    + (select count(*) from media) + (select count(*) from route) as rows`,
};
const rowsThere = () => there.db.rows(everything, []);

const load = (content: string, ...more: string[]) => {
  const path = aPath();
  writeFileSync(path, content);
  return importCompetitionCommand.run(['--from', path, ...more], there);
};

const forged = (edit: Edit): string => forgedFile(text, edit);
const header = (change: object) => (lines: string[]) => [
  JSON.stringify({ ...(JSON.parse(lines[0] ?? '') as object), ...change }),
  ...lines.slice(1),
];
it.each<[string, () => string, RegExp]>([
  ['cut short', () => text.slice(0, -300), /was cut short/],
  ['cut short at a line', () => text.split('\n').slice(0, 8).join('\n'), /was cut short/],
  ['without its last line', () => `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`, /was cut short/],
  ['changed', () => text.replace('"Jam"', '"Ham"'), /was changed after it was written/],
  ['of a newer format', () => forged(header({ version: 2 })), /written by a newer Topout/],
  ['of a newer database', () => forged(header({ migration: '9999-new' })), /written by a newer Topout/],
  ['of an older database', () => forged(header({ migration: '0001-people' })), /written by an older Topout/],
  ['of a version that is none', () => forged(header({ version: 'x' })), /is not a file of Topout/],
  ['of another product', () => forged(header({ product: 'other' })), /is not a file of Topout/],
  ['of something else', () => forged(header({ format: 'backup' })), /holds no competition, but a backup/],
  ['that is a picture', () => '\u0089PNG\n\n', /is not a file of Topout/],
  ['that is empty', () => '', /is not a file of Topout/],
  [
    'of no competition',
    () => forged((lines) => lines.filter((one) => !one.startsWith('{"table":"competition"'))),
    /it has 0/,
  ],
  ['of two competitions', () => forged((lines) => [...lines, lines[1] ?? '']), /it has 2/],
  ['with rows of another', () => forged(oneMore('team', { competition_id: newId() })), /is of another one/],
  ['with accounts', () => forged(oneMore('account', {})), /"account" does not move/],
  ['with other columns', () => forged(oneMore('team', { competition_id: competition.id })), /other columns/],
  [
    'with published results that are none',
    () =>
      forged(
        oneMore('publication', {
          competition_id: competition.id,
          stage_id: competition.stage,
          document: { categories: {} },
        }),
      ),
    /published results cannot be read/,
  ],
  [
    'with a broken row',
    () =>
      forged((lines) => lines.map((one) => one.replace('"climb_type":"BOULDER"', '"climb_type":"FLYING"'))),
    /does not hold one whole competition/,
  ],
])('refuses a file %s, and changes nothing', async (_name, content, sentence) => {
  const before = await rowsThere();
  const refused = load(content());
  await expect(refused).rejects.toThrow(CommandFault);
  await expect(refused).rejects.toThrow(sentence);
  expect(await rowsThere()).toEqual(before);
});

it('gives no rights to a person of the other server whom a file names by uuid', async () => {
  const { profile } = await aUser(there.db);
  const content = forged((lines) => {
    const row = rowIn(lines, 'competition_role');
    return oneMore('competition_role', { ...row, profile_id: profile, role: 'STAFF' })(lines);
  });
  await load(content);
  const roles = there.db.kysely.selectFrom('competitionRole').select('role').where('profileId', '=', profile);
  expect(await roles.execute()).toEqual([]);
});

it('says that the competition is there already', async () => {
  const before = await rowsThere();
  await expect(load(text)).rejects.toThrow(`The competition ${competition.id} is already on this server.`);
  expect(await rowsThere()).toEqual(before);
});

it('refuses a route that is another one there', async () => {
  competition = await aCompetition(api.db, { name: 'Jam' });
  await there.db.kysely.insertInto('venue').values({ id: competition.venue, name: 'Test wall' }).execute();
  await there.db.kysely
    .insertInto('route')
    .values({
      id: competition.routes[0],
      venueId: competition.venue,
      name: 'Old',
      climbType: 'BOULDER',
      segmentsCount: 2,
    })
    .execute();
  text = await exported();
  const { email } = await aUser(there.db);
  await expect(load(text, '--owner', email)).rejects.toThrow('another route "Old" in the place of "Route 1"');
});

it('needs an owner who has proved their address', async () => {
  await expect(load(text, '--owner', 'nobody@example.org')).rejects.toThrow(/confirmed address nobody/);
});

it.each([
  [['--competition', newId(), '--to', aPath()], /There is no competition/],
  [['--competition', 'jam', '--to', aPath()], /--competition <uuid> is needed/],
  [['--competition', newId()], /--to <file> is needed/],
])('exports nothing for %s', async (args, sentence) => {
  await expect(exportCompetitionCommand.run(args, api.app)).rejects.toThrow(sentence);
});

it('says that a file cannot be written or read', async () => {
  const to = '/nowhere/at/all';
  const args = ['--competition', competition.id, '--to', to];
  await expect(exportCompetitionCommand.run(args, api.app)).rejects.toThrow(
    `${to} cannot be written: there is no such folder.`,
  );
  const folder = dirname(aPath());
  await expect(
    exportCompetitionCommand.run(['--competition', competition.id, '--to', folder], api.app),
  ).rejects.toThrow(`${folder} cannot be written: that is a folder.`);
  expect(() => backupCommand.prepare?.(['--to', `${folder}/`])).toThrow(
    `${folder}/ is a folder: add the name`,
  );
  await expect(importCompetitionCommand.run(['--from', to], there)).rejects.toThrow(
    `There is no file ${to}.`,
  );
});

it('names the command that takes a backup, and the one that takes a competition', async () => {
  const [backup, file] = [aPath(), aPath()];
  await backUp(api.db, backup);
  await expect(importCompetitionCommand.run(['--from', backup], there)).rejects.toThrow(
    `${backup} holds no competition, but a backup of a whole server: restore --from <file>`,
  );
  writeFileSync(file, text);
  await expect(restoreCommand.runHere(['--from', file], () => undefined)).rejects.toThrow(
    `${file} is no backup: it holds one competition. Bring it in with import-competition --from <file>.`,
  );
});
