import type {
  CommandsReply,
  EntryDetail,
  HistoryLine,
  NewTablet,
  Tablets,
  TicketSession,
} from '@topout/contract';
import { showTicketCode } from '@topout/domain';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop } from '../../judging/testing.ts';
import { aProfile, aUser, formOf, testApi } from '../../testing.ts';
import { aTicket } from '../tickets/testing.ts';
import { aTablet } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let tablet: NewTablet;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  await climbersScore(competition);
  tablet = await aTablet(api, competition);
});

/** Climbers log on all routes. */
const climbersScore = ({ id }: { id: string }) =>
  api.db.kysely
    .updateTable('routeGroup')
    .set({ scoredBy: 'CLIMBERS' })
    .where('competitionId', '=', id)
    .execute();

const here = (path: string) => `/competitions/${competition.id}${path}`;
const open = (body: object, secret = tablet.secret) =>
  api.call('POST', '/tablets/session', { body: { secret, ...body } });

async function signIn(body: object): Promise<{ token: string; refreshToken: string; user: string }> {
  const reply = await open(body);
  expect(reply.statusCode).toBe(200);
  const { accessToken, refreshToken, ticket } = reply.json<TicketSession>();
  return { token: accessToken, refreshToken, user: ticket.user };
}

const card = (as: { token: string }) => api.call('GET', here('/entries/me'), { as });
const log = (as: { token: string }, competitor: string | null, command = {}) =>
  api.call('POST', here('/commands'), {
    as,
    body: {
      commands: [{ ...aCommand({ route: competition.routes[0], competitor, attempts: [aTop] }), ...command }],
    },
  });

it('opens the card of whoever types their number, in small letters too, and logs it as from the tablet', async () => {
  const kim = await anEntry(api.db, competition, { competitorNumber: 'A7' });
  const session = await signIn({ number: ' a7 ' });
  expect(session.user).toBe(kim.profile);
  expect((await card(session)).json<EntryDetail>().user.uuid).toBe(kim.profile);

  const [answer] = (await log(session, kim.profile)).json<CommandsReply>().data;
  expect(answer).toMatchObject({ outcome: 'APPLIED' });
  const history = await api.call('GET', here('/history'), { as: competition.master });
  expect(history.json<{ data: HistoryLine[] }>().data).toMatchObject([
    { device: 'tablet Tablet 1', actor: { uuid: kim.profile }, competitor: kim.profile },
  ]);
});

it('opens a card by its ticket, and by the person whose results it still has', async () => {
  const { code, profile } = await aTicket(api.db, competition);
  expect((await signIn({ code: showTicketCode(code) })).user).toBe(profile);
  expect((await signIn({ user: profile })).user).toBe(profile);
});

it('lets no phone call itself a tablet', async () => {
  const { profile, token } = await aTicket(api.db, competition);
  await log({ token }, profile, { device: 'tablet tablet Tablet 1' });
  const history = await api.call('GET', here('/history'), { as: competition.master });
  expect(history.json<{ data: HistoryLine[] }>().data).toMatchObject([{ device: 'Tablet 1' }]);
});

it('logs nothing for anybody else, not even for a child', async () => {
  const parent = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: parent.profile, competitorNumber: '1' });
  const child = await aProfile(api.db, { parentId: parent.profile });
  await anEntry(api.db, competition, { profileId: child });
  const session = await signIn({ number: '1' });
  for (const other of [child, (await anEntry(api.db, competition)).profile])
    expect((await log(session, other)).statusCode).toBe(403);
  expect((await log(session, null, { kind: 'queue.move', payload: { queue: [] } })).statusCode).toBe(403);
});

it('gives nothing that only the person themself has: no key of a witness, no messages', async () => {
  const { token, profile } = await aTicket(api.db, competition);
  expect((await card({ token })).json()).toHaveProperty('witnessKey');
  const session = await signIn({ user: profile });
  expect((await card(session)).json()).not.toHaveProperty('witnessKey');
  expect((await api.call('GET', '/push', { as: session })).statusCode).toBe(401);
});

it.each([
  ['a number that nobody has', async () => ({ number: '99' })],
  [
    'somebody who waits for a place',
    async () => {
      await anEntry(api.db, competition, { competitorNumber: '5', status: 'WAITING' });
      return { number: '5' };
    },
  ],
  [
    'a judge who climbs',
    async () => {
      const judge = await aMember(api.db, competition, 'JUDGE');
      await anEntry(api.db, competition, { profileId: judge.profile, competitorNumber: '6' });
      return { number: '6' };
    },
  ],
  [
    'somebody of another competition',
    async () => {
      const elsewhere = await aCompetition(api.db);
      return { user: (await anEntry(api.db, elsewhere, { competitorNumber: '7' })).profile };
    },
  ],
  [
    'a ticket of another competition',
    async () => ({ code: (await aTicket(api.db, await aCompetition(api.db))).code }),
  ],
])('opens no card for %s', async (_what, body) => {
  expect((await open(await body())).statusCode).toBe(404);
});

it('takes exactly one of number, ticket and person', async () => {
  expect((await open({})).statusCode).toBe(400);
  expect((await open({ number: '1', user: competition.id })).statusCode).toBe(400);
  expect((await open({ code: 'ABCD-EFGHK' })).json()).toMatchObject({ code: 'ticket.mistyped' });
});

it('ends a card as soon as its climber becomes a judge', async () => {
  const climber = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: climber.profile, competitorNumber: '8' });
  const { refreshToken } = await signIn({ number: '8' });
  await api.db.kysely
    .insertInto('competitionRole')
    .values({ competitionId: competition.id, profileId: climber.profile, role: 'JUDGE' })
    .execute();
  expect((await refresh(refreshToken)).statusCode).toBe(400);
});

const refresh = (refreshToken: string) =>
  api.call('POST', '/auth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: formOf({ grantType: 'refresh_token', refreshToken }),
  });

it('ends after an hour, and opens again', async () => {
  await anEntry(api.db, competition, { competitorNumber: '9' });
  const { refreshToken } = await signIn({ number: '9' });
  const { refreshToken: next } = (await refresh(refreshToken)).json<{ refreshToken: string }>();
  await api.db.kysely
    .updateTable('sessionFamily')
    .set({ createdAt: new Date(Date.now() - 61 * 60_000) })
    .where('tabletId', '=', tablet.uuid)
    .execute();
  expect((await refresh(next)).statusCode).toBe(400);
  expect((await open({ number: '9' })).statusCode).toBe(200);
});

it('slows down whoever tries numbers, and not those who have one', async () => {
  await anEntry(api.db, competition, { competitorNumber: '10' });
  for (let n = 0; n < 5; n += 1) expect((await open({ number: '10' })).statusCode).toBe(200);
  const tried: number[] = [];
  for (let n = 0; n < 21; n += 1) tried.push((await open({ number: `X${n}` })).statusCode);
  expect([tried.filter((status) => status === 404).length, tried.at(-1)]).toEqual([20, 429]);
  const other = await aTablet(api, competition);
  expect((await open({ number: '10' }, other.secret)).statusCode).toBe(200);
});

describe('taking a tablet back', () => {
  const list = async () =>
    (await api.call('GET', here('/tablets'), { as: competition.master })).json<Tablets>().data;

  it('ends its card at once and opens no other', async () => {
    await anEntry(api.db, competition, { competitorNumber: '11' });
    const session = await signIn({ number: '11' });
    expect((await card(session)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ uuid: tablet.uuid, name: 'Tablet 1', usedAt: expect.any(String) }]);
    const end = () => api.call('DELETE', here(`/tablets/${tablet.uuid}`), { as: competition.master });
    expect((await end()).statusCode).toBe(204);
    expect((await card(session)).statusCode).toBe(401);
    expect((await open({ number: '11' })).json()).toMatchObject({ code: 'tablet.ended' });
    expect([await list(), (await end()).statusCode]).toEqual([[], 404]);
  });

  it('keeps no secret that could be read', async () => {
    const rows = await api.db.kysely.selectFrom('deskTablet').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tablet.secret);
    expect(JSON.stringify(await list())).not.toContain('secret');
  });
});
