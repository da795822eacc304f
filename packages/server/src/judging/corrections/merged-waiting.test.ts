import type { Entry } from '@topout/contract';
import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { corrections } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  await anEntry(api.db, competition);
  // All places are taken.
  await api.db.kysely
    .updateTable('category')
    .set({ capacity: 1 })
    .where('competitionId', '=', competition.id)
    .execute();
});

it.each([
  ['the one that goes', 0, 2],
  ['the one that stays', 2, 0],
])('keeps the better turn of two who wait, where %s came first, and undoes that', async (_who, a, b) => {
  const names = ['First', 'Second', 'Third', 'Fourth'];
  const waiting: TestEntry[] = [];
  for (const firstName of names) {
    const profileId = await aProfile(api.db, { firstName });
    waiting.push(await anEntry(api.db, competition, { profileId, status: 'WAITING' }));
  }
  const list = async () => {
    const reply = await api.call('GET', `/competitions/${competition.id}/entries`, {
      as: competition.master,
    });
    return reply
      .json<{ data: Entry[] }>()
      .data.filter(({ waitingPosition }) => waitingPosition !== null)
      .toSorted((one, two) => (one.waitingPosition ?? 0) - (two.waitingPosition ?? 0))
      .map(({ user }) => user.firstName);
  };
  const [source, stays] = [waiting[a], waiting[b]];
  if (!source || !stays) throw new Error('Nobody waits');
  const { merge, restore } = corrections(api, competition);
  const { record } = await merge([source, stays]);
  expect(await list()).toEqual([names[b], 'Second', 'Fourth']);
  await restore(record);
  expect(await list()).toEqual(names);
});

it('keeps both turns near each other where the list was ordered between merge and undo', async () => {
  const waiting: TestEntry[] = [];
  for (let nth = 0; nth < 3; nth += 1)
    waiting.push(await anEntry(api.db, competition, { status: 'WAITING' }));
  const [first, second, third] = waiting;
  if (!first || !second || !third) throw new Error('Nobody waits');
  const { merge, restore } = corrections(api, competition);
  const { record } = await merge([first, third]);
  const reply = await api.call(
    'PUT',
    `/competitions/${competition.id}/waiting-list/${competition.categories[0]}`,
    { as: competition.master, body: { seen: [third.id, second.id], entries: [second.id, third.id] } },
  );
  expect(reply.statusCode).toBe(204);
  await restore(record);
  const rows = await api.db.kysely
    .selectFrom('entry')
    .innerJoin('registration', (on) =>
      on
        .onRef('registration.competitionId', '=', 'entry.competitionId')
        .onRef('registration.profileId', '=', 'entry.profileId'),
    )
    .select('id')
    .where('entry.competitionId', '=', competition.id)
    .where('status', '=', 'WAITING')
    .orderBy('waitingPlace')
    .execute();
  expect(rows.map(({ id }) => id)).toEqual([second.id, first.id, third.id]);
});
