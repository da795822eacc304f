import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { anOpenCard } from '../../entering/desk/testing.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import { type EventReader, readEvents } from '../../platform/live/testing.ts';
import { testApi } from '../../testing.ts';
import { aCompetition, anEntry } from '../competitions/testing.ts';

const api = testApi();
let address: string;
let readers: EventReader[] = [];

beforeAll(async () => {
  address = await api.listen();
});
afterEach(() => {
  for (const reader of readers) reader.close();
  readers = [];
});

async function follow(competition: string, { token }: { token: string }): Promise<EventReader> {
  const reader = await readEvents(`${address}/api/competitions/${competition}/events?topics=queues`, token);
  readers.push(reader);
  await reader.next('queues');
  return reader;
}

/** Whether a stream has ended: it does so at once, or never. */
const isOver = ({ ended }: EventReader): Promise<boolean> =>
  Promise.race([ended.then(() => true), sleep(2_000, false)]);

it('ends the stream of a tablet after its hour, and leaves the streams of others', async () => {
  const competition = await aCompetition(api.db);
  const [kim, lee] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  const long = await follow(competition.id, await anOpenCard(api.db, competition, kim.profile));
  await api.db.kysely
    .updateTable('sessionFamily')
    .set({ createdAt: sql`now() - interval '61 minutes'` })
    .where('tabletProfileId', '=', kim.profile)
    .execute();
  const short = await follow(competition.id, await anOpenCard(api.db, competition, lee.profile));
  await api.app.sessions.endLapsed();
  expect([await isOver(long), await isOver(short)]).toEqual([true, false]);
});

it('ends the stream of a ticket twelve hours after the competition', async () => {
  const competition = await aCompetition(api.db);
  const reader = await follow(competition.id, await aTicket(api.db, competition));
  await api.db.kysely
    .updateTable('competition')
    .set({ startsAt: sql`now() - interval '2 days'`, endsAt: sql`now() - interval '13 hours'` })
    .where('id', '=', competition.id)
    .execute();
  await api.app.sessions.endLapsed();
  expect(await isOver(reader)).toBe(true);
});
