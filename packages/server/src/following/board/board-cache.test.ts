import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { testApi } from '../../testing.ts';
import { leaseMs } from '../../platform/http/lease.ts';

const api = testApi();
let competition: TestCompetition;
let base: string;
let url: string;

beforeAll(async () => {
  base = await api.listen();
});
beforeEach(async () => {
  competition = await aCompetition(api.db);
  await anEntry(api.db, competition);
  url = `${base}/api/competitions/${competition.id}/leaderboard`;
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

it('counts what it answers as the ordinary way does', async () => {
  const counted = async () => {
    const line = /^topout_http_requests_total\{.*leaderboard",status="200"\} (\d+)$/m;
    return Number(line.exec((await api.app.inject('/metrics')).body)?.[1] ?? 0);
  };
  await asked();
  const before = await counted();
  expect(await asked()).toBe(0);
  expect(await counted()).toBe(before + 1);
});
