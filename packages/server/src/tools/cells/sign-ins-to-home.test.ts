import type {
  CommandsReply,
  EntryDetail,
  NewTablet,
  Tablets,
  Tickets,
  TicketSession,
} from '@topout/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../app.ts';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand, aTop } from '../../judging/testing.ts';
import { loadConfig } from '../../platform/config.ts';
import { openTestDatabase } from '../../platform/db/testing.ts';
import { aProfile, callApp, testApi } from '../../testing.ts';
import { moveCompetition } from './move-competition.ts';
import { signInsToHome } from './sign-ins-to-home.ts';

/* Tickets and tablets of a competition in another cell: they sign in at home, and count there. */

const home = testApi();
let cell: FastifyInstance;
let competition: TestCompetition;
let tellHome: () => Promise<void>;

beforeAll(async () => {
  const db = await openTestDatabase();
  cell = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }), home: home.db });
  await cell.ready();
}, 60_000);
afterAll(async () => {
  await cell.close();
  await cell.db.close();
});
beforeEach(async () => {
  tellHome = signInsToHome(cell.db, home.db);
  competition = await aCompetition(home.db);
  const { id: competitionId } = competition;
  await home.db.kysely
    .updateTable('routeGroup')
    .set({ scoredBy: 'CLIMBERS' })
    .where('competitionId', '=', competitionId)
    .execute();
  await moveTo(cell);
});

const moveTo = (to: Pick<FastifyInstance, 'db'>) =>
  moveCompetition({
    from: to === cell ? home.db : cell.db,
    to: to.db,
    competition: competition.id,
    lead: async () => undefined,
    say: () => undefined,
  });

const here = (path: string) => `/competitions/${competition.id}${path}`;
const inCell = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, as = competition.master) =>
  callApp(cell, method, here(path), { as, ...(body && { body }) });
const ticketOf = async (user: string) =>
  (await inCell('POST', '/tickets', { users: [user] })).json<Tickets>().data[0]?.code ?? '';
const withTicket = (code: string) => home.call('POST', '/tickets/session', { body: { code } });
const tokenOf = (reply: LightMyRequestResponse) => ({ token: reply.json<TicketSession>().accessToken });
const comer = async (firstName: string, competitorNumber: string) => {
  const profileId = await aProfile(cell.db, { firstName, lastName: '' });
  return anEntry(cell.db, competition, { profileId, competitorNumber });
};

/** What somebody who has just signed in at home may do in the cell. */
async function logs(reply: LightMyRequestResponse, competitor: string): Promise<unknown> {
  const as = tokenOf(reply);
  const commands = [aCommand({ route: competition.routes[0], competitor, attempts: [aTop] })];
  const sent = await callApp(cell, 'POST', here('/commands'), { as, body: { commands } });
  return sent.json<CommandsReply>().data[0]?.outcome;
}

it('signs in whoever came in the cell with a ticket of it, until that is renewed or revoked', async () => {
  const ada = await comer('Ada', '7');
  const code = await ticketOf(ada.profile);
  expect((await withTicket(code)).statusCode).toBe(404);
  await tellHome();
  const signedIn = await withTicket(code);
  expect(signedIn.json<TicketSession>().ticket).toMatchObject({ user: ada.profile, name: 'Ada' });
  expect(await logs(signedIn, ada.profile)).toBe('APPLIED');

  const renewed = (await inCell('POST', `/tickets/${ada.profile}/renew`)).json<{ code: string }>().code;
  await tellHome();
  expect([(await withTicket(code)).statusCode, (await withTicket(renewed)).statusCode]).toEqual([404, 200]);
  await inCell('DELETE', `/tickets/${ada.profile}`);
  await tellHome();
  expect((await withTicket(renewed)).statusCode).toBe(404);
});

it('opens cards at a tablet of it, by the numbers of now, until that is taken back', async () => {
  const [ada, bea] = [await comer('Ada', '7'), await comer('Bea', '8')];
  const tablet = (await inCell('POST', '/tablets', { name: 'Desk' })).json<NewTablet>();
  const open = (number: string) =>
    home.call('POST', '/tablets/session', { body: { secret: tablet.secret, number } });
  expect((await open('7')).statusCode).toBe(401);
  await tellHome();
  const opened = await open('7');
  const card = await callApp(cell, 'GET', here('/entries/me'), { as: tokenOf(opened) });
  expect(card.json<EntryDetail>().user.uuid).toBe(ada.profile);

  const number = (profile: string, competitorNumber: string | null) =>
    cell.db.kysely
      .updateTable('registration')
      .set({ competitorNumber })
      .where('profileId', '=', profile)
      .execute();
  await number(ada.profile, null);
  await number(bea.profile, '7');
  await number(ada.profile, '8');
  await tellHome();
  expect((await open('7')).json<TicketSession>().ticket.user).toBe(bea.profile);
  await inCell('DELETE', `/tablets/${tablet.uuid}`);
  await tellHome();
  expect((await open('7')).statusCode).toBe(401);
});

it('goes on as it was once the competition is home again', async () => {
  const ada = await comer('Ada', '7');
  const code = await ticketOf(ada.profile);
  await inCell('POST', '/tablets', { name: 'Desk' });
  await tellHome();
  await moveTo(home.app);
  await tellHome();
  const signedIn = await withTicket(code);
  const card = await home.call('GET', here('/entries/me'), { as: tokenOf(signedIn) });
  expect([signedIn.statusCode, card.json<EntryDetail>().user.uuid]).toEqual([200, ada.profile]);
  const tablets = await home.call('GET', here('/tablets'), { as: competition.master });
  expect(tablets.json<Tablets>().data.map(({ name }) => name)).toEqual(['Desk']);
});

it('changes nothing at home of what lives there', async () => {
  const ada = await comer('Ada', '7');
  await ticketOf(ada.profile);
  await home.db.kysely.deleteFrom('cellMove').where('competitionId', '=', competition.id).execute();
  await tellHome();
  const rows = await home.db.kysely
    .selectFrom('ticket')
    .select('serial')
    .where('competitionId', '=', competition.id)
    .execute();
  expect(rows).toEqual([]);
});
