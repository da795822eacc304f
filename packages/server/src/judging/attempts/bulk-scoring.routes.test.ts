import type { Score } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../testing.ts';
import { testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestEntry;
let helper: TestUser;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  ada = await anEntry(api.db, competition);
  helper = await aMember(api.db, competition, 'STAFF_JUDGE');
});

const climb = (route: string, kind: 'attempts.append' | 'attempts.clear' = 'attempts.append') =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({
      route,
      competitor: ada.profile,
      kind,
      ...(kind === 'attempts.append' && { attempts: [aTry] }),
    }),
  );
const call = (query: string, as = competition.master) =>
  api.call('GET', `/competitions/${competition.id}/scores${query}`, { as });
const scores = async (query: string) => (await call(query)).json<{ data: Score[] }>().data;
const check = (version: number, as = helper) =>
  api.call('POST', `/competitions/${competition.id}/checks`, {
    as,
    body: { entry: ada.id, route: competition.routes[0], version },
  });

it('shows a route, or a competitor, with who entered what on which version', async () => {
  const [first, second] = competition.routes;
  await climb(first);
  await climb(second);
  expect(await scores(`?route=${first}`)).toMatchObject([
    {
      entry: ada.id,
      user: ada.profile,
      route: first,
      version: 1,
      attempts: [{ success: false }],
      enteredBy: { uuid: competition.master.profile, name: 'Maja Master' },
      checked: null,
    },
  ]);
  expect(await scores(`?entry=${ada.id}`)).toHaveLength(2);
  expect((await call('')).statusCode).toBe(400);
});

it('shows what was cleared, for its version', async () => {
  const [route] = competition.routes;
  await climb(route);
  await climb(route, 'attempts.clear');
  expect(await scores(`?route=${route}`)).toMatchObject([{ version: 2, attempts: [] }]);
});

it('remembers who checked a result, until it changes', async () => {
  const [route] = competition.routes;
  await climb(route);
  const reply = await check(1);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    { by: { uuid: helper.profile, name: 'Jo Judge' } },
  ]);
  expect(await scores(`?route=${route}`)).toMatchObject([{ checked: { by: { uuid: helper.profile } } }]);

  const top = aCommand({ route, competitor: ada.profile, attempts: [aTop] });
  await send(api, competition.id, competition.master, top);
  expect(await scores(`?route=${route}`)).toMatchObject([{ version: 2, checked: null }]);
});

it.each([
  ['of another version', 2, () => helper, 409, 'stream.changed'],
  ['of whoever entered it', 1, () => competition.master, 403, 'check.same_person'],
])('refuses a check %s', async (_of, version, as, status, code) => {
  await climb(competition.routes[0]);
  const reply = await check(version, as());
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code]);
});

it('knows nothing of results that are not there', async () => {
  expect((await check(1)).statusCode).toBe(404);
});

it('leads from the API to the page', async () => {
  const reply = await api.call('GET', `/competitions/${competition.id}/bulk-scoring`);
  expect([reply.statusCode, reply.headers.location]).toEqual([302, `/${competition.id}/bulk-scoring`]);
});
