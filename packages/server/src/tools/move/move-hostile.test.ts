import { readFileSync, writeFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { aTicket } from '../../entering/tickets/testing.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { readTicketables } from '../../entering/tickets/tickets.queries.ts';
import { openTestDatabase } from '../../platform/db/testing.ts';
import { newId } from '../../platform/ids.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';
import { readOwnVenues } from '../../preparing/venues/access.ts';
import { aUser, callApp, testApi, type TestUser } from '../../testing.ts';
import { exportCompetition } from './export-competition.ts';
import { importCompetition } from './import-competition.ts';
import { aServer, type Edit, forgedFile, oneMore, rowIn, testPaths } from './testing.ts';

/* What somebody may try who has a host import a file that they made. They have an account there, and know every uuid. */

const api = testApi();
const aPath = testPaths();
let there: FastifyInstance;
let victim: TestUser;
let mal: TestUser;
/** The victim's, on the other server. */
let other: TestCompetition;
let mine: TestCompetition;
let text: string;

beforeAll(async () => {
  there = await aServer(await openTestDatabase());
  victim = await aUser(there.db, { firstName: 'Vic', lastName: 'Victim' });
  mal = await aUser(there.db);
  other = await aCompetition(there.db, {}, victim);
}, 120_000);
afterAll(async () => {
  await there.close();
  await there.db.close();
});
beforeEach(async () => {
  const master = await aUser(api.db);
  await api.db.kysely
    .updateTable('account')
    .set({ email: mal.email, emailConfirmedAt: new Date() })
    .where('id', '=', master.account)
    .execute();
  mine = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } }, master);
  await aTicket(api.db, mine);
  text = await exported();
  // The next test has the same address.
  await api.db.kysely.deleteFrom('account').where('id', '=', master.account).execute();
});

async function exported(): Promise<string> {
  const path = aPath();
  await exportCompetition(api.app, mine.id, path);
  return readFileSync(path, 'utf8');
}

const load = (edit: Edit, owner: TestUser | null = null) => {
  const path = aPath();
  writeFileSync(path, forgedFile(text, edit));
  return importCompetition(there, { path, owner: owner?.email ?? null });
};

/** Changes all rows of a table. */
const each =
  (table: string, change: (row: Record<string, unknown>) => object): Edit =>
  (lines) =>
    lines.map((line) =>
      line.startsWith(`{"table":"${table}"`)
        ? JSON.stringify({ table, row: { ...rowIn([line], table), ...change(rowIn([line], table)) } })
        : line,
    );

const isVictim = (): Edit => oneMore('proved_address', { profile: victim.profile, email: victim.email });

/** A row of another one, with some other values. */
const alike =
  (table: string, change: object): Edit =>
  (lines) =>
    oneMore(table, { ...rowIn(lines, table), id: newId(), ...change })(lines);

it.each<[string, () => Edit]>([
  [
    'holds it there',
    () => oneMore('competition_venue', { competition_id: mine.id, venue_id: other.venue, position: 1 }),
  ],
  ['has a route of it', () => each('route_group_route', () => ({ route_id: other.routes[0] }))],
  ['adds a route', () => alike('route', { venue_id: other.venue })],
  ['adds a map', () => alike('map', { venue_id: other.venue })],
  ['pins a route on its map', () => each('route', () => ({ map_id: other.map }))],
  [
    'says whose it is',
    () => (lines) => isVictim()(alike('venue', { id: other.venue, owner_id: victim.profile })(lines)),
  ],
])('refuses a venue that other people look after, if a file %s', async (_what, edit) => {
  await expect(load(edit())).rejects.toThrow(/is on this server already/);
  await expect(load(edit(), mal)).rejects.toThrow(/other people look after it/);
});

it('gives nobody rights over a venue whose owner imports the file', async () => {
  const key = newSecret();
  const invitation = {
    competition_id: mine.id,
    id: newId(),
    email: 'eve@example.org',
    role: 'STAFF',
    key_hash: `\\x${secretHash(key).toString('hex')}`,
    sent_at: new Date(),
    accepted_at: null,
    accepted_by: null,
  };
  await load((lines) => {
    const { profile_id: person } = rowIn(lines, 'competition_role');
    const held = each('competition_venue', () => ({ venue_id: other.venue }))(lines);
    const asStaff = each('competition_role', () => ({ role: 'STAFF', profile_id: person }))(held);
    return oneMore('staff_invitation', invitation)(asStaff);
  }, victim);
  expect(await readOwnVenues(there.db, mal.profile)).toEqual([]);
  const invited = await there.db.kysely
    .selectFrom('staffInvitation')
    .select(['email', 'keyHash'])
    .where('competitionId', '=', mine.id)
    .orderBy('email')
    .execute();
  expect(new Set(invited.map(({ email }) => email))).toEqual(new Set(['eve@example.org', mal.email]));
  expect(invited.map(({ keyHash }) => keyHash)).not.toContainEqual(secretHash(key));
});

const spelled: [string, (uuid: string) => string][] = [
  ['in capitals', (uuid) => uuid.toUpperCase()],
  ['without dashes', (uuid) => uuid.replaceAll('-', '')],
  ['in braces', (uuid) => `{${uuid}}`],
];

it.each(spelled)('refuses the uuid of somebody there %s', async (_how, spell) => {
  const entered = each('profile', () => ({ parent_id: spell(victim.profile) }));
  await expect(load(entered)).rejects.toThrow(/an id that is none/);
});

it('takes no time or number that no screen can show', async () => {
  for (const time of ['infinity', '-infinity', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
    await expect(load(each('stage', () => ({ opened_at: time })))).rejects.toThrow(/a time, a number or/);
  const lost = each('route', (one) => ({ ...one, map_x: 'NaN' }));
  await expect(load(lost)).rejects.toThrow(/a time, a number or/);
  await expect(load(each('entry', () => ({ attempts_count: -1 })))).rejects.toThrow(/entry_attempts_counted/);
});

it.each([
  ['command', { payload: 'x' }],
  ['command', { payload: { attempts: {} } }],
  ['command', { payload: { attempts: [null] } }],
  ['command', { payload: { attempts: [{ success: true, segments_count: 1e300 }] } }],
  ['command', { payload: { queue: [7] } }],
  ['command', { written: { keep: 0, attempts: null } }],
  ['attempt', { segments_count: 1_001 }],
  ['dispute', { before: {} }],
  ['raffle', { version: 2_147_483_647 }],
  ['result', { stream_version: 2_147_483_647 }],
  ['ticket', { serial: 2_147_483_647 }],
  ['route_group_route', { number: 2_147_483_647 }],
  ['stage', { position: 32_767 }],
])('takes no %s that pages cannot show: %p', async (table, row) => {
  const line = oneMore(table, { competition_id: mine.id, ...row });
  await expect(load(line)).rejects.toThrow(/a time, a number or a command that is none/);
});

it.each([
  ['clock_press', { version: 100_000 }],
  ['marshal_mark', { version: 100_000 }],
  ['plan_change', { version: 100_000 }],
  ['entry', { attempts_count: 100_000 }],
])('takes no %s after which there is no room for the next one', async (table, row) => {
  const line = oneMore(table, { competition_id: mine.id, ...row });
  await expect(load(line)).rejects.toThrow(`a row of "${table}" leaves no room for the next one`);
});

it('takes no result or queue that is older than the log', async () => {
  const { profile: competitor } = await anEntry(api.db, mine);
  const judge = await aMember(api.db, mine, 'JUDGE');
  const [route] = mine.routes;
  const said = { route, competitor };
  await send(
    api,
    mine.id,
    judge,
    aCommand({ ...said, attempts: [aTop] }),
    aCommand({ ...said, kind: 'queue.add' }),
  );
  text = await exported();
  await expect(load(each('result', () => ({ stream_version: 0 })))).rejects.toThrow(/older than the log/);
  await expect(load(each('route_queue', () => ({ version: 0 })))).rejects.toThrow(/older than the log/);
});

it.each(spelled)('takes nobody there for somebody of the file %s', async (_how, spell) => {
  await load(each('ticket', () => ({ made_by: spell(victim.profile), revoked_by: null }))).catch(
    (error: Error) => expect(error.message).toMatch(/does not hold one whole competition/),
  );
  const made = there.db.kysely.selectFrom('ticket').select('madeBy').where('madeBy', '=', victim.profile);
  expect(await made.execute()).toEqual([]);
});

it('finds uuids that are written in the escapes of JSON', async () => {
  const escaped = victim.profile.replaceAll(
    /[a-f0-9]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const parent = (lines: string[]) =>
    lines.map((line) =>
      line.startsWith('{"table":"profile"')
        ? line.replace('"parent_id":null', `"parent_id":"${escaped}"`)
        : line,
    );
  await expect(load(parent)).rejects.toThrow(/does not hold one whole competition/);
  const children = there.db.kysely.selectFrom('profile').select('id').where('parentId', '=', victim.profile);
  expect(await children.execute()).toEqual([]);
});

it.each([
  'account',
  'session_family',
  'access_token',
  'refresh_token',
  'password_reset',
  'desk_tablet',
  'push_subscription',
  'push_message',
  'mail',
  'league',
  'hall',
  'mirror',
  'server_secret',
  'allowance',
])('refuses a row of %s', async (table) => {
  await expect(load(oneMore(table, { id: newId() }))).rejects.toThrow(`a table "${table}" does not move`);
});

it('joins no league', async () => {
  const league = { id: newId(), name: 'League', ownerId: victim.profile };
  await there.db.kysely.insertInto('league').values(league).execute();
  await load(each('competition', () => ({ league_id: league.id })));
  const found = there.db.kysely.selectFrom('competition').select('leagueId').where('id', '=', mine.id);
  expect(await found.execute()).toEqual([{ leagueId: null }]);
});

it('lets no ticket sign somebody in who has an account there', async () => {
  let code = '';
  await load((lines) => {
    const { profile_id: person, code: printed } = rowIn(lines, 'ticket');
    code = String(printed);
    return oneMore('proved_address', { profile: person, email: victim.email })(lines);
  });
  const entered = there.db.kysely
    .selectFrom('registration')
    .select('profileId')
    .where('competitionId', '=', mine.id);
  expect(await entered.execute()).toEqual([{ profileId: victim.profile }]);
  expect(await readTicketables(there.db, mine.id, null)).toEqual([]);
  const signedIn = await callApp(there, 'POST', '/tickets/session', { body: { code } });
  expect(signedIn.statusCode).toBe(404);
});

it('makes drawings harmless', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><rect width="9"/></svg>';
  await load((lines) =>
    each('map', () => ({ svg }))(
      each('venue', () => ({ logo_svg: svg, logo_url: 'https://tracker.example' }))(lines),
    ),
  );
  const { kysely } = there.db;
  const venue = kysely.selectFrom('venue').select(['logoSvg', 'logoUrl']).where('id', '=', mine.venue);
  const map = kysely.selectFrom('map').select('svg').where('id', '=', mine.map);
  expect(await venue.execute()).toEqual([{ logoSvg: expect.not.stringContaining('alert'), logoUrl: null }]);
  expect(await map.execute()).toEqual([{ svg: expect.not.stringContaining('alert') }]);
});
