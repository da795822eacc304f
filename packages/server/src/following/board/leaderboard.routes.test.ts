import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Leaderboard } from '@topout/contract';
import { aCompetition, aMember, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, aTry, aZone, send } from '../../judging/testing.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;

beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const url = (query = '') => `/competitions/${competition.id}/leaderboard${query}`;
const board = async (query = '') => (await api.call('GET', url(query))).json<Leaderboard>();
const climb = (competitor: string, ...attempts: { success: boolean }[]) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor, attempts }),
  );

async function changeConfig(change: { liveLeaderboard?: boolean; endsAt?: Date; startsAt?: Date }) {
  await api.db.kysely
    .updateTable('competition')
    .set(({ eb }) => ({ ...change, configVersion: eb('configVersion', '+', 1) }))
    .where('id', '=', competition.id)
    .execute();
}

it('gives the board of the first category, or of the one that is named', async () => {
  const ada = await anEntry(api.db, competition, { competitorNumber: '7' });
  const [answer] = await climb(ada.profile, aTop);

  expect(await board()).toEqual({
    category: competition.categories[0],
    version: answer?.boardVersion,
    changedAt: expect.any(String) as string,
    scoringSystem: 'DEFAULT',
    rows: [
      {
        position: 1,
        score: 250,
        scoreText: '250 pts',
        scoreTuple: null,
        status: 'ENTERED',
        competitorNumber: '7',
        attemptsCount: 1,
        marks: 'F..',
        entry: ada.id,
        user: { uuid: ada.profile, firstName: 'Ada', lastName: 'Climber', pictureUrl: null },
      },
    ],
    latest: [
      {
        entry: ada.id,
        route: competition.routes[0],
        mark: 'F',
        attempt: 1,
        changedAt: expect.any(String) as string,
      },
    ],
  });
  expect(await board(`?category=${competition.categories[1]}`)).toMatchObject({
    category: competition.categories[1],
    version: 0,
    rows: [],
  });
});

it('is never older than a command that was answered before', async () => {
  const ada = await anEntry(api.db, competition);
  await board();
  for (let tries = 1; tries <= 20; tries += 1) {
    const [answer] = await climb(ada.profile, aTry);
    const { version, rows } = await board();
    expect([version, rows[0]?.attemptsCount]).toEqual([answer?.boardVersion, tries]);
  }
});

it('shows what was climbed, route by route', async () => {
  const ada = await anEntry(api.db, competition);
  const marks = async () => (await board()).rows.map((row) => row.marks);
  const log = (route: string, ...attempts: { success: boolean }[]) =>
    send(api, competition.id, competition.master, aCommand({ route, competitor: ada.profile, attempts }));
  const [first, second] = competition.routes;

  expect(await marks()).toEqual(['...']);
  await log(first, aTry);
  expect(await marks()).toEqual(['-..']);
  await log(second, aZone);
  expect(await marks()).toEqual(['-y.']);
  await log(first, aTop);
  expect(await marks()).toEqual(['Ty.']);
});

it('says whom somebody climbs for, and nothing of those who did not say', async () => {
  const ada = await anEntry(api.db, competition);
  await anEntry(api.db, competition);
  const { version } = await board();
  const at = `/competitions/${competition.id}/entries/${ada.id}`;
  await api.call('PATCH', at, { as: competition.master, body: { nation: 'AUT' } });
  const after = await board();
  const rows = new Map(after.rows.map((row) => [row.entry === ada.id, row]));
  expect(rows.get(true)?.nation).toBe('AUT');
  expect(rows.get(false)).not.toHaveProperty('nation');
  expect(after.version).toBeGreaterThan(version);
});

it('shows minors by first name and initial and without a picture, but for staff', async () => {
  const picture = newId();
  const child = await aProfile(api.db, {
    firstName: 'Mia',
    lastName: 'Stone',
    yearOfBirth: new Date().getUTCFullYear() - 10,
  });
  const open = await aProfile(api.db, {
    firstName: 'Noa',
    lastName: 'Rock',
    yearOfBirth: new Date().getUTCFullYear() - 10,
    fullNamePublic: true,
  });
  await api.db.kysely.insertInto('media').values({ id: picture, type: 'image/png' }).execute();
  await api.db.kysely
    .updateTable('profile')
    .set({ pictureId: picture })
    .where('id', 'in', [child, open])
    .execute();
  for (const profileId of [child, open]) await anEntry(api.db, competition, { profileId });
  const judge = await aMember(api.db, competition, 'JUDGE');
  const people = ({ rows }: Leaderboard) =>
    rows.map(({ user }) => [user.firstName, user.lastName, user.pictureUrl?.includes(picture) ?? false]);

  expect(people(await board())).toEqual([
    ['Noa', 'Rock', true],
    ['Mia', 'S.', false],
  ]);
  const staff = await api.call('GET', url('?audience=staff'), { as: judge });
  expect(people(staff.json())).toEqual([
    ['Noa', 'Rock', true],
    ['Mia', 'Stone', true],
  ]);
  expect(staff.headers['cache-control']).toContain('private');
});

it('is hidden until the competition ends where it is not live, but for staff', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  await changeConfig({ liveLeaderboard: false });
  const hidden = await api.call('GET', url(), { as: judge });
  expect([hidden.statusCode, hidden.json().detail.nonFieldErrors[0].message]).toEqual([
    403,
    'The leaderboard cannot be viewed until the competition ends.',
  ]);
  expect((await api.call('GET', url('?audience=staff'), { as: judge })).statusCode).toBe(200);

  await changeConfig({ endsAt: new Date(Date.now() - 1) });
  expect((await api.call('GET', url())).statusCode).toBe(200);
});

it('keeps the staff document from everybody else', async () => {
  const stranger = await aUser(api.db);
  expect((await api.call('GET', url('?audience=staff'))).statusCode).toBe(403);
  expect((await api.call('GET', url('?audience=staff'), { as: stranger })).statusCode).toBe(403);
});

it('knows no board of a category of another competition', async () => {
  const other = await aCompetition(api.db);
  expect((await api.call('GET', url(`?category=${other.categories[0]}`))).statusCode).toBe(404);
  expect((await api.call('GET', `/competitions/${newId()}/leaderboard`)).statusCode).toBe(404);
});

describe('over the wire', () => {
  let address: string;
  beforeAll(async () => {
    address = await api.listen();
  });
  const get = (headers: Record<string, string> = {}) =>
    fetch(`${address}/api${url()}`, { headers: { 'accept-encoding': 'identity', ...headers } });

  it('answers the same bytes hot and cold, in every encoding', async () => {
    const ada = await anEntry(api.db, competition);
    await climb(ada.profile, aTop);
    const cold = await (await get()).text();
    const raw = async (encoding: string) => {
      const reply = await api.app.inject({ url: `/api${url()}`, headers: { 'accept-encoding': encoding } });
      return [reply.headers['content-encoding'], reply.rawPayload] as const;
    };
    const [br, brBytes] = await raw('gzip, deflate, br');
    const [gzip, gzipBytes] = await raw('gzip');
    const hot = await get();

    expect([br, gzip]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brBytes).toString()).toBe(cold);
    expect(gunzipSync(gzipBytes).toString()).toBe(cold);
    expect(await hot.text()).toBe(cold);
    expect(hot.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers 304 to whoever holds the version, hot and cold, and the new one once something changed', async () => {
    const ada = await anEntry(api.db, competition);
    const etag = (await get()).headers.get('etag') ?? '';
    const again = await get({ 'if-none-match': etag });
    const weak = await get({ 'if-none-match': `W/${etag}` });
    await climb(ada.profile, aTop);
    const changed = await get({ 'if-none-match': etag });

    expect([again.status, weak.status, changed.status]).toEqual([304, 304, 200]);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('stops answering hot as soon as the board is hidden', async () => {
    await get();
    expect((await get()).status).toBe(200);
    const { master } = competition;
    const patched = await api.call('PATCH', `/competitions/${competition.id}`, {
      as: master,
      body: { liveLeaderboard: false },
    });
    expect(patched.statusCode).toBe(200);
    expect((await get()).status).toBe(403);
  });
});
