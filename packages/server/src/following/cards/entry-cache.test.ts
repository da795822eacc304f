import { camelNames } from '@topout/contract/names';
import type { EntryDetail } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';
import type { LightMyRequestResponse } from 'fastify';
import { leaseMs } from '../../platform/http/lease.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

/* Over a socket: what is answered before routing is not to be had otherwise. */

const api = testApi();
let competition: TestCompetition;
let climber: TestUser;
let address: string;

beforeAll(async () => {
  address = `${await api.listen()}/api`;
});
beforeEach(async () => {
  competition = await aCompetition(api.db);
  climber = await aUser(api.db, { firstName: 'Kim' });
  await anEntry(api.db, competition, { profileId: climber.profile });
});
afterEach(() => jest.restoreAllMocks());

const get = (as?: TestUser, entry = 'me') =>
  fetch(`${address}/competitions/${competition.id}/entries/${entry}`, {
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });

/** Neither the lease nor what is remembered of a session ends by itself, however slow the machine. */
function stopClocks(): (ms: number) => void {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const start = performance.now();
  const now = jest.spyOn(performance, 'now').mockReturnValue(start);
  return (ms) => now.mockReturnValue(start + ms);
}

/** The entry, and whether the database was asked for it. */
async function read(as?: TestUser, entry?: string) {
  const rows = jest.spyOn(api.db, 'rows');
  const reply = await get(as, entry);
  expect(reply.status).toBe(200);
  const detail = camelNames(await reply.json()) as EntryDetail;
  const asked = rows.mock.calls.some(([{ name }]) => name === 'entry.stamps');
  rows.mockRestore();
  return { detail, asked };
}

it('gives the same viewer the same answer without asking, but no longer than the lease', async () => {
  const pass = stopClocks();
  const first = await read(climber);
  expect(first.asked).toBe(true);
  expect(await read(climber)).toEqual({ ...first, asked: false });
  pass(leaseMs + 1);
  expect(await read(climber)).toEqual(first);
});

it('has the headers of an ordinary answer', async () => {
  const headers = [];
  for (const time of ['ordinary', 'hot']) {
    const reply = await get(climber);
    const { date: _date, 'x-request-id': id, ...rest } = Object.fromEntries(reply.headers);
    expect({ time, id }).toEqual({
      time,
      id: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    });
    headers.push(rest);
  }
  expect(headers[1]).toEqual(headers[0]);
});

it('tells viewers apart', async () => {
  const staff = competition.master;
  expect((await read(staff, climber.profile)).detail.user).toMatchObject({ email: climber.email });
  expect((await read(undefined, climber.profile)).detail.user).not.toHaveProperty('email');
  expect((await read(staff, climber.profile)).detail.user).toMatchObject({ email: climber.email });
  expect((await get()).status).toBe(401);
});

it('says what was climbed and what was changed from the moment that it is confirmed', async () => {
  expect((await read(climber)).detail).toMatchObject({ attemptsCount: 0 });
  const command = aCommand({ route: competition.routes[0], competitor: climber.profile, attempts: [aTop] });
  await send(api, competition.id, competition.master, command);
  expect((await read(climber)).detail).toMatchObject({ attemptsCount: 1 });
  await api.call('PATCH', `/profiles/${climber.profile}`, { as: climber, body: { firstName: 'Kima' } });
  expect((await read(climber)).detail.user).toMatchObject({ firstName: 'Kima' });
});

it('goes on giving what a command in another category does not touch', async () => {
  stopClocks();
  const [, other] = competition.categories;
  const { profile } = await anEntry(api.db, competition, { categoryId: other });
  const first = await read(climber);
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor: profile, attempts: [aTop] }),
  );
  expect(await read(climber)).toEqual({ ...first, asked: false });
});

it.each<[string, () => Promise<LightMyRequestResponse>]>([
  [
    'a sign of life of a judge',
    () => {
      const { id, master } = competition;
      return api.call('POST', `/competitions/${id}/presence`, {
        as: master,
        body: { unsent: 0, stream: newId() },
      });
    },
  ],
  [
    'a change of another competition',
    async () => {
      const { id, master } = await aCompetition(api.db);
      return api.call('PATCH', `/competitions/${id}`, { as: master, body: { name: 'Another' } });
    },
  ],
])('goes on giving what %s does not touch', async (_what, happens) => {
  stopClocks();
  const first = await read(climber);
  expect((await happens()).statusCode).toBeLessThan(300);
  expect(await read(climber)).toEqual({ ...first, asked: false });
});

it('asks again after a change of its competition', async () => {
  stopClocks();
  await read(climber);
  const { id, master } = competition;
  await api.call('PATCH', `/competitions/${id}`, { as: master, body: { name: 'Renamed' } });
  expect((await read(climber)).asked).toBe(true);
});

it('is no way around a session that was ended', async () => {
  stopClocks();
  await read(climber);
  expect((await read(climber)).asked).toBe(false);
  await api.call('POST', '/auth/revoke', { as: climber, body: { token: climber.token } });
  expect((await get(climber)).status).toBe(401);
});
