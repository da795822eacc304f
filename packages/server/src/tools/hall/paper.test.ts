import type { CommandsReply, NewTablet, Problem, Tickets, TicketSession } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand, aTop } from '../../judging/testing.ts';
import { aUser, callApp, type TestUser } from '../../testing.ts';
import { aHallOf, sendNow } from './testing.ts';
import { hallAndCloud } from './testing/hall-and-cloud.ts';

/* Tickets and tablets while a competition is in the hall. */

const servers = hallAndCloud();
const { cloud } = servers;
let hall: FastifyInstance;
let competition: TestCompetition;
let owner: TestUser;

beforeAll(() => {
  ({ hall } = servers);
});
beforeEach(async () => {
  competition = await aCompetition(cloud.db);
  const { id: competitionId } = competition;
  await cloud.db.kysely
    .updateTable('routeGroup')
    .set({ scoredBy: 'CLIMBERS' })
    .where('competitionId', '=', competitionId)
    .execute();
  owner = await aUser(hall.db);
});

const takeDown = () =>
  aHallOf(cloud.app, { url: servers.url, competition: competition.id, owner: owner.email }, hall);
const path = (rest: string) => `/competitions/${competition.id}${rest}`;
const ticketOf = async (app: FastifyInstance, as: TestUser, user: string) =>
  (await callApp(app, 'POST', path('/tickets'), { as, body: { users: [user] } })).json<Tickets>().data[0]
    ?.code ?? '';
const signIn = async (app: FastifyInstance, code: string) =>
  (await callApp(app, 'POST', '/tickets/session', { body: { code } })).json<TicketSession>();
const logs = async (app: FastifyInstance, token: string, competitor: string) => {
  const commands = [aCommand({ route: competition.routes[0], competitor, attempts: [aTop] })];
  return callApp(app, 'POST', path('/commands'), { as: { token }, body: { commands } });
};
const sentence =
  'This competition is being judged in the hall. Nothing can be changed here until it is handed back.';

it('takes paper from before down to the hall, and signs in there with it', async () => {
  const { profile } = await anEntry(cloud.db, competition);
  const code = await ticketOf(cloud.app, competition.master, profile);
  await takeDown();
  const { accessToken } = await signIn(hall, code);
  const sent = await logs(hall, accessToken, profile);
  expect(sent.json<CommandsReply>().data[0]?.outcome).toBe('APPLIED');
});

it('signs in in the cloud, too, with what the hall has printed, and says there who judges', async () => {
  await takeDown();
  const { profile } = await anEntry(hall.db, competition);
  const code = await ticketOf(hall, owner, profile);
  await sendNow(hall, competition.id);
  const { accessToken, ticket } = await signIn(cloud.app, code);
  expect(ticket.user).toBe(profile);
  const card = await cloud.call('GET', path('/entries/me'), { as: { token: accessToken } });
  expect(card.statusCode).toBe(200);
  const sent = await logs(cloud.app, accessToken, profile);
  expect([sent.statusCode, JSON.stringify(sent.json())]).toEqual([409, expect.stringContaining(sentence)]);
});

it('makes none in the cloud meanwhile, and says why', async () => {
  const tablet = await cloud.call('POST', path('/tablets'), {
    as: competition.master,
    body: { name: 'Desk' },
  });
  const { secret } = tablet.json<NewTablet>();
  await anEntry(cloud.db, competition, { competitorNumber: '7' });
  await takeDown();
  for (const [rest, body] of [
    ['/tickets', {}],
    ['/tablets', { name: 'Other' }],
  ] as const) {
    const refused = await cloud.call('POST', path(rest), { as: competition.master, body });
    expect([refused.statusCode, refused.json<Problem>().detail.nonFieldErrors[0]?.message]).toEqual([
      409,
      sentence,
    ]);
  }
  // One from before shows cards, and logs none.
  const opened = await cloud.call('POST', '/tablets/session', { body: { secret, number: '7' } });
  expect(opened.statusCode).toBe(200);
  const { accessToken, ticket } = opened.json<TicketSession>();
  expect((await logs(cloud.app, accessToken, ticket.user)).statusCode).toBe(409);
});
