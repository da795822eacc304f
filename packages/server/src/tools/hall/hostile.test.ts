import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser } from '../../testing.ts';
import { ask } from './cloud.ts';
import { aHallOf, cloudOfHall } from './testing.ts';
import { hallAndCloud } from './testing/hall-and-cloud.ts';

/* What somebody with a stolen token may try. */

const servers = hallAndCloud();
const { cloud } = servers;
let hall: FastifyInstance;
let url: string;
let competition: TestCompetition;
let stranger: { readonly profile: string };
let climber: string;

beforeAll(async () => {
  ({ hall, url } = servers);
  competition = await aCompetition(cloud.db);
  climber = (await anEntry(cloud.db, competition)).profile;
  stranger = await aUser(cloud.db, { firstName: 'Sam', lastName: 'Stranger' });
  const owner = await aUser(hall.db);
  await aHallOf(cloud.app, { url, competition: competition.id, owner: owner.email }, hall);
}, 120_000);

type Rows = readonly (readonly [table: string, row: object])[];

const say = async (bytes: Buffer | string, more: object = {}) => {
  const there = await cloudOfHall(hall, competition.id);
  const { position } = await ask(there, 'hello');
  const piece = { batch: newId(), after: position, number: 0, last: true, whole: false };
  return ask(there, 'news', { ...piece, bytes: bytes.toString('base64'), ...more });
};
const send = (...rows: Rows) =>
  say(gzipSync(rows.map(([table, row]) => JSON.stringify({ table, row })).join('\n')));

/** A row of the cloud, as the hall would send it. */
async function rowOf(table: string, id: string, column = 'id'): Promise<Record<string, unknown> | null> {
  const text = `select row_to_json(x)::text as row from ${table} x where ${column} = $1 limit 1`;
  const name = `test.row_of.${table}.${column}`;
  const [found] = await cloud.db.rows<{ row: string }>({ name, text }, [id]);
  return JSON.parse(found?.row ?? 'null') as Record<string, unknown> | null;
}
const rowOfMine = (table: string) => rowOf(table, competition.id, 'competition_id');

const mine = () => ({ competition_id: competition.id });

it('refuses a venue where the competition was not held, and its routes', async () => {
  const other = await aCompetition(cloud.db);
  const [route] = other.routes;
  const group = { ...mine(), route_group_id: competition.group, number: 9, route_id: route };
  const groupRow = { ...(await rowOfMine('route_group_route')), ...group };
  const newRoute = { ...(await rowOf('route', route)), id: newId() };
  for (const rows of [
    [['competition_venue', { ...mine(), venue_id: other.venue }]],
    [['route_group_route', groupRow]],
    [['route', newRoute]],
  ] satisfies Rows[])
    await expect(send(...rows)).rejects.toThrow(/not held when it was taken down/);
  const venue = await rowOf('venue', other.venue);
  await expect(send(['venue', { ...venue, id: other.venue.toUpperCase() }])).rejects.toThrow(/damaged/);
});

it.each(['infinity', '-Infinity', ' epoch', '294276-01-01T00:00:00+00:00', 7])(
  'refuses %p as a time',
  async (openedAt) => {
    const stage = await rowOfMine('stage');
    await expect(send(['stage', { ...stage, opened_at: openedAt }])).rejects.toThrow(/damaged/);
  },
);

it('changes no route of its venues that the hall was not given', async () => {
  const route = { ...(await rowOf('route', competition.routes[0])), id: newId() };
  const text = 'insert into route select * from json_populate_record(null::route, $1::json)';
  await cloud.db.rows({ name: 'test.add_route', text }, [JSON.stringify(route)]);
  const group = { ...mine(), route_group_id: competition.group, number: 8, route_id: route.id };
  await send(
    ['route_group_route', { ...(await rowOfMine('route_group_route')), ...group }],
    ['route', { ...route, name: 'Defaced', segments_count: 3 }],
  );
  expect(await rowOf('route', route.id)).toEqual(route);
});

it('takes a new venue with its map, made harmless, and no map in a venue that was here', async () => {
  const map = await rowOf('map', competition.map);
  const venue = { ...(await rowOf('venue', competition.venue)), id: newId(), owner_id: null };
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><rect width="9"/></svg>';
  const [theirs, ours] = [newId(), newId()];
  await send(
    ['venue', { ...venue, logo_svg: svg, logo_url: 'https://tracker.example' }],
    ['competition_venue', { ...mine(), venue_id: venue.id, position: 1 }],
    ['map', { ...map, id: theirs, venue_id: venue.id, svg }],
    ['map', { ...map, id: ours, svg }],
  );
  expect(await rowOf('venue', venue.id)).toMatchObject({ logo_svg: null, logo_url: null });
  expect((await rowOf('map', theirs))?.['svg']).not.toContain('alert');
  expect(await rowOf('map', ours)).toBeNull();
});

it('makes a new person of somebody with whom the competition has nothing to do', async () => {
  const person = { ...(await rowOf('profile', climber)), id: stranger.profile, first_name: 'Mal' };
  const row = await rowOfMine('registration');
  const registration = { ...row, profile_id: stranger.profile, competitor_number: null };
  const child = { ...person, id: newId(), parent_id: stranger.profile.toUpperCase() };
  await send(['profile', person], ['registration', registration]);
  await send(['registration', { ...registration, paid_how: null }]);
  const registered = await cloud.db.kysely
    .selectFrom('registration')
    .innerJoin('profile', 'profile.id', 'profileId')
    .select(['profile.id', 'profile.firstName'])
    .where('competitionId', '=', competition.id)
    .where('profile.id', '<>', climber)
    .execute();
  expect(registered).toEqual([{ id: expect.not.stringMatching(stranger.profile), firstName: 'Mal' }]);
  await expect(send(['profile', child])).rejects.toThrow(/damaged/);
  const parent = (await aUser(cloud.db)).profile;
  await send(['profile', { ...child, parent_id: parent }]);
  expect((await rowOf('profile', child.id))?.['parent_id']).not.toBe(parent);
});

it('keeps the history that was written', async () => {
  const record = await rowOfMine('audit');
  await send(
    ['gone', { table: 'audit', key: { ...mine(), id: record?.['id'] } }],
    ['audit', { ...record, kind: 'competition.changed' }],
  );
  expect(await rowOf('audit', String(record?.['id']))).toEqual(record);
});

const aTap = () => ({
  ...mine(),
  id: newId(),
  kind: 'attempts.append',
  route_id: competition.routes[0],
  competitor_id: climber,
  entry_id: null,
  actor_id: competition.master.profile,
  device: 'Phone',
  device_seq: 1,
  base: null,
  payload: { competitor: 1.5 },
  body_hash: '\\x00',
  client_time: null,
  received_at: '2026-05-01T10:00:00.123456+00:00',
  outcome: 'HELD',
  reason: 'route.unknown',
  stream_version: null,
  written: null,
  board_version: null,
  resolved_at: null,
  resolved_by: null,
  resolution: null,
});

it('refuses to change or lose what was confirmed of the log and of publications', async () => {
  const tap = aTap();
  const published = {
    ...mine(),
    id: newId(),
    stage_id: competition.stage,
    version: 1,
    final: false,
    document: {
      uuid: competition.stage,
      name: 'Final',
      position: 0,
      scoring_system: 'DEFAULT',
      board_version: 1,
      categories: [],
    },
    published_at: tap.received_at,
    published_by: null,
    board_version: 1,
    config_version: null,
  };
  const unread = { ...published, document: { ...published.document, categories: [{}] } };
  await expect(send(['publication', unread])).rejects.toThrow(/published results that cannot be read/);
  const settled = { ...tap, resolved_at: tap.received_at, resolution: 'DISCARDED' };
  await send(['command', tap], ['publication', published]);
  await send(['command', tap], ['command', { ...tap, id: newId() }], ['publication', published]);
  await send(['command', settled]);
  const before = [await rowOf('command', tap.id), await rowOf('publication', published.id)];
  for (const rows of [
    [['command', { ...settled, payload: { competitor: 2 } }]],
    [['command', { ...settled, actor_id: climber }]],
    [['command', tap]],
    [['publication', { ...published, document: { ...published.document, name: 'Heat' } }]],
  ] satisfies Rows[])
    await expect(send(...rows)).rejects.toThrow(/change something .* that the cloud has confirmed/);
  for (const [table, { id }] of [
    ['command', tap],
    ['publication', published],
  ] as const)
    await expect(send(['gone', { table, key: { ...mine(), id } }])).rejects.toThrow(/lacks something/);
  // With a stage would go what was published of it.
  const [stage, other] = [await rowOf('stage', competition.stage), { ...published, id: newId() }];
  const goneStage = ['gone', { table: 'stage', key: { ...mine(), id: competition.stage } }] as const;
  await expect(send(goneStage)).rejects.toThrow(/lacks something/);
  await expect(send(goneStage, ['stage', stage ?? {}], ['publication', other])).rejects.toThrow(
    /lacks something/,
  );
  const tables = { table: 'tables', row: { names: ['command'] } };
  const whole = say(gzipSync(JSON.stringify(tables)), { whole: true });
  await expect(whole).rejects.toThrow(/lacks something of the log/);
  expect([await rowOf('command', tap.id), await rowOf('publication', published.id)]).toEqual(before);
});

it('takes no command of which the result is older', async () => {
  const applied = {
    ...aTap(),
    entry_id: (await rowOf('entry', climber, 'profile_id'))?.['id'],
    outcome: 'APPLIED',
    reason: null,
    stream_version: 1,
    written: { keep: 0, attempts: [] },
    board_version: 1,
  };
  await expect(send(['command', applied])).rejects.toThrow(/older than the log/);
});

it.each([
  ['a bomb', gzipSync('\n'.repeat(40_000_000))],
  ['more lines than there can be', gzipSync('\n'.repeat(1_000_001))],
])('refuses %s', async (_what, bytes) => {
  await expect(say(bytes)).rejects.toThrow(/larger than any competition/);
});

it.each([
  ['nothing', gzipSync('null'), /damaged/],
  ['no row', gzipSync('{"table":"category","row":null}'), /damaged/],
  ['what is not JSON', gzipSync('{'), /damaged/],
  ['what is not gzip', Buffer.from('news'), /damaged/],
  ['what is cut off', gzipSync('{}').subarray(0, -9), /damaged/],
])('refuses %s', async (_what, bytes, sentence) => {
  await expect(say(bytes)).rejects.toThrow(sentence);
});

it('refuses bytes, uuids and values that are none, in a sentence', async () => {
  const category = await rowOfMine('category');
  await expect(say('', { bytes: '%%%' })).rejects.toMatchObject({ status: 400 });
  await expect(send(['category', { ...category, id: 'none' }])).rejects.toThrow(/damaged/);
  await expect(send(['category', { ...category, position: 'first' }])).rejects.toThrow(/do not fit/);
  const holder = { ...category, record_ms: 5_000, record_holder: 'Ada\u0007' };
  await expect(send(['category', holder])).rejects.toThrow(/do not fit/);
  await expect(send(['category', { ...category, stage_id: newId() }])).rejects.toThrow(/do not fit/);
});

const made = () => ({ version: 1, id: newId(), made_at: '2026-05-01T10:00:00Z', made_by: null });
const aMark = async () => ({
  ...made(),
  entry_id: (await rowOf('entry', climber, 'profile_id'))?.['id'],
  state: 'OUT',
});
const aChange = () => ({ ...made(), stage_id: competition.stage, kind: 'UNDO', details: {} });

it.each<[table: string, row: () => Promise<object>]>([
  ['marshal_mark', async () => ({ ...(await aMark()), version: 100_000 })],
  ['plan_change', async () => ({ ...aChange(), version: 100_000 })],
  ['clock_press', async () => ({ ...aChange(), kind: 'START', version: 100_000, machine_started_at: null })],
])('refuses a row of %s that would break its screen', async (table, row) => {
  await expect(send([table, { ...mine(), ...(await row()) }])).rejects.toThrow(/leaves no room/);
});

it('takes marks and changes of a plan', async () => {
  await send(
    ['marshal_mark', { ...mine(), ...(await aMark()) }],
    ['plan_change', { ...mine(), ...aChange() }],
  );
  expect([await rowOfMine('marshal_mark'), await rowOfMine('plan_change')]).toMatchObject([
    { version: 1 },
    { version: 1 },
  ]);
});
