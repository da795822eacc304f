// What a board says of the last ten minutes: who moved, and what came last.
import type { BoardAttempts, Leaderboard } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition, type TestEntry } from '../competitions/testing.ts';
import { corrections } from '../../judging/corrections/testing.ts';
import { aCommand, aTop, aTry, aZone, send } from '../../judging/testing.ts';
import { testApi } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestEntry;
let ben: TestEntry;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  ada = await anEntry(api.db, competition);
  ben = await anEntry(api.db, competition);
});

const board = async () =>
  (await api.call('GET', `/competitions/${competition.id}/leaderboard`)).json<Leaderboard>();

/** Logs attempts, and reads the board before and after, as screens do. */
async function climb(entry: TestEntry, route: number, ...attempts: { success: boolean }[]) {
  await board();
  const command = aCommand({ route: competition.routes[route] ?? '', competitor: entry.profile, attempts });
  await send(api, competition.id, competition.master, command);
}

const moves = async () =>
  Object.fromEntries(
    (await board()).rows.map(({ entry, moved }) => [entry === ada.id ? 'ada' : 'ben', moved]),
  );

/** Everything is as if it had happened earlier; nodes read it anew. */
const minutesPass = (minutes: number) =>
  api.db.rows(
    {
      name: 'test.minutes_pass',
      text: `
    with boards as (update category_board set changed_at = changed_at - $2::interval,
        version = version + 1, reset_version = version + 1 where competition_id = $1),
      orders as (update board_order set at = at - $2::interval where competition_id = $1)
    update result set changed_at = changed_at - $2::interval where competition_id = $1`,
    },
    [competition.id, `${minutes} minutes`],
  );

it('says who gained places and who lost some, over ten minutes', async () => {
  await climb(ada, 0, aTry, aTop);
  await climb(ben, 0, aZone);
  expect(await moves()).toEqual({ ada: undefined, ben: undefined });

  await minutesPass(11);
  await climb(ben, 1, aTop);
  await board();
  // Kept with the change, it is shown by the next version.
  expect((await board()).rows.map(({ entry }) => entry)).toEqual([ben.id, ada.id]);
  await climb(ada, 1, aTry);
  expect(await moves()).toEqual({ ada: -1, ben: 1 });

  await minutesPass(11);
  await climb(ada, 1, aTry);
  expect(await moves()).toEqual({ ada: undefined, ben: undefined });
});

it('tells what changed last, newest first, and nothing that was taken back', async () => {
  await climb(ada, 0, aTry, aZone);
  await climb(ben, 1, aTop);
  expect((await board()).latest).toEqual([
    {
      entry: ben.id,
      route: competition.routes[1],
      mark: 'F',
      attempt: 1,
      changedAt: expect.any(String) as string,
    },
    {
      entry: ada.id,
      route: competition.routes[0],
      mark: 'z',
      attempt: 2,
      changedAt: expect.any(String) as string,
    },
  ]);

  const clear = aCommand({ kind: 'attempts.clear', route: competition.routes[1], competitor: ben.profile });
  await send(api, competition.id, competition.master, clear);
  expect((await board()).latest.map(({ entry }) => entry)).toEqual([ada.id]);

  await minutesPass(11);
  await climb(ada, 1, aTry);
  expect((await board()).latest.map(({ mark }) => mark)).toEqual(['-']);
});

it('takes results that a merge moved, and those that its undoing gave back, for no news', async () => {
  await climb(ada, 0, aTop);
  await climb(ben, 1, aZone);
  const { merge, restore } = corrections(api, competition);
  const { record } = await merge([ben, ada]);
  expect((await board()).latest.map(({ mark }) => mark)).toEqual(['F']);
  await restore(record);
  expect((await board()).latest.map(({ mark }) => mark)).toEqual(['F']);
});

it('follows a result that was changed by hand', async () => {
  await climb(ada, 0, aTry);
  await minutesPass(11);
  await climb(ben, 0, aTry);
  const byHand =
    'update result set top = 1, zone1 = 1, zone2 = 1 where competition_id = $1 and entry_id = $2';
  await api.db.rows({ name: 'test.by_hand', text: byHand }, [competition.id, ada.id]);
  await climb(ben, 1, aTry);
  expect((await board()).latest).toContainEqual(expect.objectContaining({ entry: ada.id, mark: 'F' }));
});

it('gives the number of each mark to a grid', async () => {
  await climb(ada, 0, aTry, aTop);
  await climb(ada, 1, aTry, aTry, aTry);
  const reply = await api.call('GET', `/competitions/${competition.id}/leaderboard/attempts`);
  expect(reply.json<BoardAttempts>().attempts).toEqual({ [ada.id]: '23.', [ben.id]: '...' });
});
