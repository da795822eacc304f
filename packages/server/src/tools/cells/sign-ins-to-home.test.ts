import type {
  CommandsReply,
  EntryDetail,
  NewTablet,
  Tablets,
  Tickets,
  TicketSession,
} from '@topout/contract';
import type { LightMyRequestResponse } from 'fastify';
import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop } from '../../judging/testing.ts';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { aProfile, type TestApi, testApi } from '../../testing.ts';
import { moveCompetition } from './move-competition.ts';
import { signInsToHome } from './sign-ins-to-home.ts';
import { aMove } from './testing.ts';

/* Tickets and tablets of a competition in another cell: they sign in at home, and count there. */

const home = testApi();
const cell = testApi({}, () => home.db);
let competition: TestCompetition;
let tellHome: () => Promise<void>;

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

const moveTo = (to: TestApi) => moveCompetition(aMove(to === cell ? home : cell, to, competition.id));

const here = (path: string) => `/competitions/${competition.id}${path}`;
const inCell = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, as = competition.master) =>
  cell.call(method, here(path), { as, ...(body && { body }) });
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
  const sent = await cell.call('POST', here('/commands'), { as, body: { commands } });
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
  const card = await cell.call('GET', here('/entries/me'), { as: tokenOf(opened) });
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
  await moveTo(home);
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

it('signs in whoever came to a stage that was made in the cell, also once the competition is home again', async () => {
  const { category: categoryId } = await aFinal(cell.db, competition);
  const profileId = await aProfile(cell.db, { firstName: 'Cleo' });
  await anEntry(cell.db, competition, { profileId, categoryId });
  const code = await ticketOf(profileId);
  // Home has another stage at that place: each counts its own.
  await home.db.kysely
    .insertInto('stage')
    .values({ competitionId: competition.id, id: newId(), name: 'Other', position: 1 })
    .execute();
  await tellHome();
  expect((await withTicket(code)).statusCode).toBe(200);
  await moveTo(home);
  expect((await withTicket(code)).statusCode).toBe(200);
});

describe('what is read', () => {
  let asked: string[];
  const listening = <D extends Pick<Database, 'rows'>>(db: D): D =>
    new Proxy(db, {
      get: (target, name) =>
        name === 'rows'
          ? (...[statement, values]: Parameters<Database['rows']>) => {
              asked.push(statement.name ?? statement.text);
              return target.rows(statement, values);
            }
          : (Reflect.get(target, name) as unknown),
    });
  let ada: TestEntry;
  beforeEach(async () => {
    asked = [];
    tellHome = signInsToHome(listening(cell.db), listening(home.db));
    ada = await comer('Ada', '7');
    await ticketOf(ada.profile);
    await inCell('POST', '/tablets', { name: 'Desk' });
    await tellHome();
    asked = [];
  });

  it('is one version while nothing changes, also while somebody climbs', async () => {
    await logs(await withTicket(await ticketOf(ada.profile)), ada.profile);
    await cell.db.kysely.updateTable('deskTablet').set({ usedAt: new Date() }).execute();
    await tellHome();
    expect(asked).toEqual(['cells.sign_in_versions']);
  });

  it.each([
    ['a number', "update registration set competitor_number = '9' where competition_id = $1"],
    ['a name', "update registration set first_name = 'Zoe', last_name = 'Z' where competition_id = $1"],
    ['a status', "update entry set status = 'WAITING' where competition_id = $1"],
    ['a ticket', 'update ticket set revoked_at = now() where competition_id = $1'],
    ['a tablet', 'update desk_tablet set ended_at = now() where competition_id = $1'],
  ])('is all of a competition once %s changes, in whatever way', async (what, text) => {
    await cell.db.rows({ name: `test.${what}`, text }, [competition.id]);
    await tellHome();
    expect(asked.filter((name) => name === 'cells.sign_ins')).toHaveLength(1);
    asked = [];
    await tellHome();
    expect(asked).toEqual(['cells.sign_in_versions']);
  });
});
