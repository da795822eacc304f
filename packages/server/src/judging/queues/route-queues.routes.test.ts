import type { QueuesReply } from '@topout/contract';
import type { InjectOptions } from 'fastify';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let users: readonly string[];

beforeEach(async () => {
  competition = await aCompetition(api.db);
  users = (await Promise.all([1, 2, 3].map(() => anEntry(api.db, competition)))).map(
    ({ profile }) => profile,
  );
});

const queue = (
  method: InjectOptions['method'],
  options: { body?: unknown; user?: string; as?: TestUser; route?: string } = {},
) =>
  api.call(
    method,
    `/competitions/${competition.id}/route-queues/${options.route ?? competition.routes[0]}${options.user ? `/${options.user}` : ''}`,
    {
      as: options.as ?? competition.master,
      ...(options.body !== undefined && {
        body: JSON.stringify(options.body),
        headers: { 'content-type': 'application/json' },
      }),
    },
  );

it('appends, by uuid alone or in an object, and only once', async () => {
  const [a = '', b = ''] = users;
  await queue('POST', { body: a });
  await queue('POST', { body: { user: b } });
  const reply = await queue('POST', { body: a });
  expect(reply.json()).toEqual([a, b]);
  expect((await queue('GET')).json()).toEqual([a, b]);
});

it('sets the whole queue', async () => {
  const [a = '', b = '', c = ''] = users;
  await queue('PUT', { body: [a, b] });
  expect((await queue('PUT', { body: [c, b] })).json()).toEqual([c, b]);
  expect((await queue('PUT', { body: [] })).json()).toEqual([]);
});

it('gives the queues of all routes at once, of those that the caller may see', async () => {
  const [a = '', b = ''] = users;
  const [first, second, third] = competition.routes;
  await queue('PUT', { body: [b, a] });
  await queue('PUT', { route: third, body: [a] });
  const all = await api.call('GET', `/competitions/${competition.id}/route-queues`, {
    as: competition.master,
  });
  expect(all.json<QueuesReply>().data.toSorted((x, y) => x.queue.length - y.queue.length)).toEqual([
    { route: second, queue: [] },
    { route: third, queue: [a] },
    { route: first, queue: [b, a] },
  ]);
  const stranger = await aUser(api.db);
  const url = `/competitions/${competition.id}/route-queues`;
  expect((await api.call('GET', url, { as: stranger })).statusCode).toBe(403);
  expect((await api.call('GET', url)).statusCode).toBe(401);
});

it('takes ids in capitals', async () => {
  const [a = '', b = ''] = users;
  await queue('POST', { body: a.toUpperCase() });
  await queue('POST', { body: { user: b.toUpperCase() } });
  expect((await queue('GET')).json()).toEqual([a, b]);
  expect((await queue('PUT', { body: [b, a].map((user) => user.toUpperCase()) })).json()).toEqual([b, a]);
});

it('takes one out, also one who is not in it', async () => {
  const [a = '', b = ''] = users;
  await queue('PUT', { body: [a, b] });
  expect((await queue('DELETE', { user: a })).json()).toEqual([b]);
  expect((await queue('DELETE', { user: a })).json()).toEqual([b]);
});

it('loses nobody when two judges act at once', async () => {
  const [a = '', b = '', c = ''] = users;
  await queue('PUT', { body: [a, b] });
  await Promise.all([queue('DELETE', { user: a }), queue('POST', { body: c })]);
  expect((await queue('GET')).json()).toEqual([b, c]);
});

it('refuses a list with a stranger as a whole', async () => {
  const [a = '', b = ''] = users;
  await queue('PUT', { body: [a] });
  expect((await queue('PUT', { body: [b, newId()] })).statusCode).toBe(404);
  expect((await queue('GET')).json()).toEqual([a]);
});

it('keeps a queue per route', async () => {
  const [a = ''] = users;
  await queue('POST', { body: a });
  expect((await queue('GET', { route: competition.routes[1] })).json()).toEqual([]);
});

it('is read and changed by whoever judges the route, and by nobody else', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  const staff = await aMember(api.db, competition, 'STAFF');
  const stranger = await aUser(api.db);
  const status = async (method: InjectOptions['method'], as: TestUser) =>
    (await queue(method, { as, ...(method === 'POST' && { body: users[0] }) })).statusCode;

  expect([await status('GET', judge), await status('POST', judge)]).toEqual([200, 403]);
  expect([await status('GET', staff), await status('POST', staff)]).toEqual([200, 403]);
  expect([await status('GET', stranger), await status('POST', stranger)]).toEqual([403, 403]);
});

it.each([
  ['who was revoked', { revokedAt: new Date() }],
  ['who waits for approval', { pending: true }],
])('touches nothing for a judge %s', async (_who, standing) => {
  const as = await aMember(api.db, competition, 'JUDGE', standing);
  const [user = ''] = users;
  const replies = [
    await queue('PUT', { as, body: [user] }),
    await queue('POST', { as, body: user }),
    await queue('DELETE', { as, user }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  const rows = await api.db.kysely
    .selectFrom('routeQueue')
    .select('routeId')
    .where('competitionId', '=', competition.id)
    .execute();
  expect(rows).toEqual([]);
});
