import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { snakeNames } from '@topout/contract/names';
import { clockPlans } from '@topout/domain';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { readEvents } from '../../platform/live/testing.ts';
import { testApi } from '../../testing.ts';
import { ask, type Cloud, takeFrom } from './cloud.ts';
import { makeToken } from './hall-token.ts';
import { tablesVersion } from './tables-version.ts';

/* What the cloud answers to those who call it as a hall. */

const api = testApi();
let url: string;
let competition: TestCompetition;
let cloud: Cloud;

beforeAll(async () => {
  url = await api.listen();
});
beforeEach(async () => {
  competition = await aCompetition(api.db);
  const token = await makeToken(api.db, competition.id);
  cloud = { url, token, competition: competition.id, hall: newId(), version: await tablesVersion(api.db) };
});

const calls = ['take-down', 'let-go', 'hello', 'news', 'picture', 'hand-back'] as const;
const more: Partial<Record<(typeof calls)[number], object>> = {
  news: { after: 0, batch: newId(), number: 0, last: true, whole: false, bytes: '' },
  picture: { of: 'PROFILE', owner: newId(), jpeg: null },
  'hand-back': { position: 0 },
};

async function statusOf(call: (typeof calls)[number], changed: object): Promise<number> {
  const { token, hall, version } = cloud;
  const body = { token, competition: competition.id, hall, ...version, ...more[call] };
  return (await api.call('POST', `/hall/${call}`, { body: { ...body, ...changed } })).statusCode;
}

/* Servers of the same version call each other; so what other software may call does not name these, nor do its checks. */
it.each(calls)('answers %s to the hall alone that has the token of the competition', async (call) => {
  expect((await api.call('GET', '/docs/json')).body).not.toContain('/hall/');
  const [other, another] = [await aCompetition(api.db), newId()];
  expect(await statusOf(call, { token: 'wrong' })).toBe(403);
  expect(await statusOf(call, { competition: other.id })).toBe(403);
  expect(await statusOf(call, { migration: '0001-people' })).toBe(409);
  for (const malformed of [{ token: 1 }, { competition: 'x' }, { hall: null }, { floor: null }])
    expect(await statusOf(call, malformed)).toBe(400);
  await buffer(takeFrom(cloud));
  expect(await statusOf(call, { hall: another })).toBe(409);
});

const batch = (bytes: Buffer) =>
  ask(cloud, 'news', {
    after: 0,
    batch: newId(),
    number: 0,
    last: true,
    whole: false,
    bytes: bytes.toString('base64'),
  });
const packed = (...rows: [table: string, row: unknown][]) =>
  gzipSync(rows.map(([table, row]) => JSON.stringify({ table, row })).join('\n'));

it.each<[string, (id: string, other: string) => Buffer]>([
  ['are no archive', () => Buffer.from('x')],
  ['are no rows', () => gzipSync('[]\nx')],
  ['lack a row', () => packed(['announcement', null])],
  ['name another competition', (_id, other) => packed(['competition', { id: other }])],
  ['have rows of another one', (_id, other) => packed(['entry', { competition_id: other, id: newId() }])],
  [
    'end a row of another one',
    (_id, other) => packed(['gone', { table: 'stage', key: { competition_id: other } }]),
  ],
  ['end no row', () => packed(['gone', {}])],
  ['give a right', (id) => packed(['competition_role', { competition_id: id, role: 'ADMIN' }])],
  ['have a table of the server', () => packed(['account', { id: newId() }])],
])('refuses news that %s', async (_what, bytes) => {
  await buffer(takeFrom(cloud));
  const other = await aCompetition(api.db);
  await expect(batch(bytes(competition.id, other.id))).rejects.toMatchObject({ status: 400 });
  expect(await ask(cloud, 'hello')).toMatchObject({ position: 0 });
});

it('tells those who follow what a batch changed', async () => {
  await buffer(takeFrom(cloud));
  const { id, stage, routes, master } = competition;
  const reader = await readEvents(
    `${url}/api/competitions/${id}/events?topics=presence,clock,announcements`,
    master.token,
  );
  await reader.next('clock');
  await reader.next('announcements');
  const details = snakeNames({ plan: clockPlans.FINAL });
  const [made_at, mine] = [new Date().toISOString(), { competition_id: id }];
  await batch(
    packed(
      ['route_queue', { ...mine, route_id: routes[1], version: 1 }],
      ['clock_press', { ...mine, stage_id: stage, version: 1, id: newId(), made_at, kind: 'SET', details }],
      ['announcement', { ...mine, id: newId(), text: 'Lunch', audience: 'EVERYBODY', made_at }],
    ),
  );
  expect(await reader.next('changed')).toEqual({ routes: [routes[1]], held: false });
  expect(await reader.next('clock')).toMatchObject({ stage, clock: { version: 1 } });
  expect(await reader.next('announcements')).toMatchObject({ competition: id });
  reader.close();
});
