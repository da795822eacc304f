import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Leaderboard } from '@topout/contract';
import { aCompetition, aMember, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { newId } from '../ids.ts';
import { aCommand, aTop, aTry, send } from '../scoring/testing.ts';
import { aProfile, aUser, testApi } from '../testing.ts';

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

async function changeConfig(change: { live_leaderboard?: boolean; ends_at?: Date; starts_at?: Date }) {
  await api.db.kysely
    .updateTable('competition')
    .set(({ eb }) => ({ ...change, config_version: eb('config_version', '+', 1) }))
    .where('id', '=', competition.id)
    .execute();
}

it('gives the board of the first category, or of the one that is named', async () => {
  const ada = await anEntry(api.db, competition, { competitor_number: '7' });
  const [answer] = await climb(ada.profile, aTop);

  expect(await board()).toEqual({
    category: competition.categories[0],
    version: answer?.board_version,
    changed_at: expect.any(String) as string,
    scoring_system: 'DEFAULT',
    rows: [
      {
        position: 1,
        score: 250,
        score_text: '250 pts',
        score_tuple: null,
        status: 'ENTERED',
        competitor_number: '7',
        attempts_count: 1,
        entry: ada.id,
        user: { uuid: ada.profile, first_name: 'Ada', last_name: 'Climber', picture_url: null },
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
    expect([version, rows[0]?.attempts_count]).toEqual([answer?.board_version, tries]);
  }
});

it('shows minors by first name and initial and without a picture, but for staff', async () => {
  const picture = newId();
  const child = await aProfile(api.db, {
    first_name: 'Mia',
    last_name: 'Stone',
    year_of_birth: new Date().getUTCFullYear() - 10,
  });
  const open = await aProfile(api.db, {
    first_name: 'Noa',
    last_name: 'Rock',
    year_of_birth: new Date().getUTCFullYear() - 10,
    full_name_public: true,
  });
  await api.db.kysely.insertInto('media').values({ id: picture, type: 'image/png' }).execute();
  await api.db.kysely
    .updateTable('profile')
    .set({ picture_id: picture })
    .where('id', 'in', [child, open])
    .execute();
  for (const profile_id of [child, open]) await anEntry(api.db, competition, { profile_id });
  const judge = await aMember(api.db, competition, 'JUDGE');
  const people = ({ rows }: Leaderboard) =>
    rows.map(({ user }) => [user.first_name, user.last_name, user.picture_url?.includes(picture) ?? false]);

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
  await changeConfig({ live_leaderboard: false });
  const hidden = await api.call('GET', url(), { as: judge });
  expect([hidden.statusCode, hidden.json().detail.non_field_errors[0].message]).toEqual([
    403,
    'The leaderboard cannot be viewed until the competition ends.',
  ]);
  expect((await api.call('GET', url('?audience=staff'), { as: judge })).statusCode).toBe(200);

  await changeConfig({ ends_at: new Date(Date.now() - 1) });
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
      body: { live_leaderboard: false },
    });
    expect(patched.statusCode).toBe(200);
    expect((await get()).status).toBe(403);
  });
});
