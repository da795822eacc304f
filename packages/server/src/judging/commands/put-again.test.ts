import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';
import { commandOf } from '../log/command.ts';
import { aCommand, aTry } from '../testing.ts';
import type { Kept } from './acknowledged.ts';
import { putAgain } from './put-again.ts';

const api = testApi();

it('does not wait for a version that a held command named and nobody has', async () => {
  const made = await aCompetition(api.db);
  const { id: competition, master, routes } = made;
  const { profile: competitor } = await anEntry(api.db, made);
  const kept = (route: string, base: number): Kept => ({
    competition,
    submission: {
      kind: 'commands',
      mode: 'hold',
      commands: [commandOf(aCommand({ route, competitor, base, attempts: [aTry] }), master.profile, null)],
    },
    versions: [base === 0 ? 1 : 0],
    at: performance.now(),
  });
  const held = kept(routes[0], 3);
  const put: unknown[] = [];
  await putAgain(api.db, [held, kept(routes[1], 0)], async (_competition, submission) =>
    put.push(submission),
  );
  expect(put).toHaveLength(2);
  expect(put[0]).toBe(held.submission);
}, 30_000);
