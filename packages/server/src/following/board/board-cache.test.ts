import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { testApi } from '../../testing.ts';
import { leaseMs } from '../../platform/http/lease.ts';

const api = testApi();
let competition: TestCompetition;
let url: string;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  await anEntry(api.db, competition);
  url = `${await api.listen()}/api/competitions/${competition.id}/leaderboard`;
});
afterEach(() => jest.restoreAllMocks());

/** How often the database is asked, answering a read, whether the board may still be seen. */
async function asked(): Promise<number> {
  const rows = jest.spyOn(api.db, 'rows');
  const reply = await fetch(url);
  expect(reply.status).toBe(200);
  const count = rows.mock.calls.filter(([{ name }]) => name === 'authority.versions').length;
  rows.mockRestore();
  return count;
}

it('answers without asking whether it may, but not for longer than whoever hides a board waits', async () => {
  const start = performance.now();
  const now = jest.spyOn(performance, 'now').mockReturnValue(start);
  expect(await asked()).toBeGreaterThan(0);
  expect(await asked()).toBe(0);
  now.mockReturnValue(start + leaseMs + 1);
  expect(await asked()).toBe(1);
});
