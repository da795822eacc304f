import type { AttemptsReply } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestEntry;
let boulder: string;
let sport: string;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { hardMaxAttemptsCount: 4 } });
  ada = await anEntry(api.db, competition);
  [boulder, , sport] = competition.routes;
});

const address = (route: string, user = ada.profile, query = `&competition=${competition.id}`) =>
  `/routes/${route}/attempts?user=${user}${query}`;
const master = (): TestUser => competition.master;
const patch = (route: string, attempts: object[], as = master()) =>
  api.call('PATCH', address(route), { as, body: { attempts } });
const tries = (count: number) => Array.from({ length: count }, () => ({ success: false }));

it('appends, replaces and clears', async () => {
  const appended = (await patch(boulder, tries(2))).json().data[0];
  const replaced = (
    await api.call('PUT', address(boulder), {
      as: master(),
      body: { base: 1, attempts: [{ success: true }] },
    })
  ).json().data[0];
  const cleared = (await api.call('DELETE', address(boulder), { as: master() })).json().data[0];

  expect([appended, replaced, cleared]).toMatchObject([
    { user: ada.profile, version: 1, attempts: [{ success: false }, { success: false }] },
    { version: 2, attempts: [{ success: true, segmentsCount: 1 }] },
    { version: 3, attempts: [] },
  ]);
});

it('shows what a hall or a file has brought, however long it lasted', async () => {
  await patch(boulder, tries(1));
  await api.db.kysely
    .updateTable('attempt')
    .set({ durationMs: 90_000_000 })
    .where('entryId', '=', ada.id)
    .execute();
  const { data } = (await api.call('GET', address(boulder), { as: master() })).json<AttemptsReply>();
  expect(data[0]?.attempts[0]?.duration).toBe(90_000_000);
});

it.each<
  [
    string,
    () => Promise<{
      statusCode: number;
      json(): { code: string; detail: { nonFieldErrors: { message: string }[] } };
    }>,
    number,
    string,
    string,
  ]
>([
  [
    'too many attempts',
    () => patch(boulder, tries(5)),
    400,
    'attempt.limit',
    'Only 4 attempts are allowed on this route.',
  ],
  [
    'too many holds',
    () => patch(sport, [{ success: false, segmentsCount: 41 }]),
    400,
    'hold.limit',
    'This route has 40 holds.',
  ],
  [
    'another version',
    () => api.call('PUT', address(boulder), { as: master(), body: { base: 3, attempts: tries(1) } }),
    409,
    'stream.changed',
    'This result has changed in the meantime.',
  ],
  [
    'a person who is not entered',
    () => api.call('PATCH', address(boulder, newId()), { as: master(), body: { attempts: tries(1) } }),
    404,
    'entry.unknown',
    'This competitor is no longer entered.',
  ],
])('refuses %s and stores nothing', async (_name, call, status, code, message) => {
  const reply = await call();
  expect([reply.statusCode, reply.json().code, reply.json().detail.nonFieldErrors[0]?.message]).toEqual([
    status,
    code,
    message,
  ]);
  const history = (await api.call('GET', `/competitions/${competition.id}/history`, { as: master() })).json();
  expect(history.data).toEqual([]);
});

it('refuses a judge who may not judge the route', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  const reply = await patch(boulder, tries(1), judge);
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'judge.not_allowed']);
});

it('groups the attempts of all by user', async () => {
  const bea = await anEntry(api.db, competition);
  await patch(boulder, tries(1));
  await api.call('PATCH', address(boulder, bea.profile), { as: master(), body: { attempts: tries(2) } });

  const { data } = (await api.call('GET', address(boulder, 'ALL'), { as: master() })).json<AttemptsReply>();

  expect(new Map(data.map(({ user, attempts }) => [user, attempts.length]))).toEqual(
    new Map([
      [ada.profile, 1],
      [bea.profile, 2],
    ]),
  );
});

it('tells of a cleared one its version, so that a phone without a network builds on what is there', async () => {
  await patch(boulder, tries(1));
  await api.call('DELETE', address(boulder, ada.profile), { as: master() });
  const { data } = (await api.call('GET', address(boulder, 'ALL'), { as: master() })).json<AttemptsReply>();
  expect(data).toEqual([{ user: ada.profile, version: 2, attempts: [] }]);
});

it('shows attempts to judges who may see the route, to the competitor and to a parent', async () => {
  const parent = await aUser(api.db);
  const child = await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { parentId: parent.profile }),
  });
  const judge = await aMember(api.db, competition, 'JUDGE');
  const stranger = await aUser(api.db);
  const status = async (as: TestUser | undefined, user: string) =>
    (await api.call('GET', address(boulder, user), { as })).statusCode;

  expect(await status(judge, child.profile)).toBe(200);
  expect(await status(judge, 'ALL')).toBe(200);
  expect(await status(parent, child.profile)).toBe(200);
  expect(await status(parent, ada.profile)).toBe(403);
  expect(await status(parent, 'ALL')).toBe(403);
  expect(await status(stranger, child.profile)).toBe(403);
  expect(await status(undefined, child.profile)).toBe(401);
});

it('keeps judges’ names and notes from the climber and a parent, as cards do', async () => {
  const parent = await aUser(api.db);
  const child = await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { parentId: parent.profile }),
  });
  const body = { attempts: [{ success: false, notes: 'Cried' }] };
  await api.call('PATCH', address(boulder, child.profile), { as: master(), body });
  const seenBy = async (as: TestUser) => {
    const reply = await api.call('GET', address(boulder, child.profile), { as });
    const [attempt] = reply.json<AttemptsReply>().data[0]?.attempts ?? [];
    return [attempt?.judge?.uuid ?? null, attempt?.notes];
  };
  expect(await seenBy(master())).toEqual([master().profile, 'Cried']);
  expect(await seenBy(parent)).toEqual([null, '']);
});

describe('without a competition', () => {
  it('takes the running one in which the user is entered', async () => {
    const reply = await api.call('GET', address(boulder, ada.profile, ''), { as: master() });
    expect(reply.json()).toEqual({ data: [{ user: ada.profile, version: 0, attempts: [] }] });
  });

  it('asks which, when two fit', async () => {
    const second = await aCompetition(api.db);
    await api.db.kysely
      .insertInto('routeGroupRoute')
      .values({ competitionId: second.id, routeGroupId: second.group, routeId: boulder, number: 9 })
      .execute();
    await anEntry(api.db, second, { profileId: ada.profile });
    const reply = await api.call('GET', address(boulder, ada.profile, ''), { as: master() });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.invalid']);
    expect(reply.json().detail.nonFieldErrors[0].message).toContain('several running competitions');
  });

  it('finds none when the competition is over', async () => {
    await api.db.kysely
      .updateTable('competition')
      .set({ endsAt: new Date(Date.now() - 1) })
      .where('id', '=', competition.id)
      .execute();
    expect((await api.call('GET', address(boulder, ada.profile, ''), { as: master() })).statusCode).toBe(404);
  });
});

it('needs one user to write', async () => {
  const reply = await api.call('PATCH', address(boulder, 'ALL'), {
    as: master(),
    body: { attempts: tries(1) },
  });
  expect(reply.statusCode).toBe(400);
});
