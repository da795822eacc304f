import { clockOffsetMs, noteServerTime, serverNow } from './server-clock.ts';

const hour = 3_600_000;
const noon = Date.parse('2026-11-21T12:00:00Z');
const answer = (headers: Record<string, string> = {}) =>
  new Response(null, { headers: { date: 'Sat, 21 Nov 2026 12:00:00 GMT', ...headers } });

afterEach(() => noteServerTime(answer(), noon, noon));

it('agrees with a clock that is right, within what an answer takes', () => {
  noteServerTime(answer(), noon - 2_000, noon + 3_000);
  expect(clockOffsetMs()).toBe(0);
});

it('knows how far a clock is off, over a reload too', () => {
  noteServerTime(answer(), noon + hour, noon + hour);
  expect(Math.abs(clockOffsetMs() + hour)).toBeLessThanOrEqual(1_000);
  expect(serverNow()).toBeLessThan(Date.now() - hour + 2_000);
  expect(Number(localStorage.getItem('topout/clockOffset'))).toBe(clockOffsetMs());
});

it('learns that a clock was set right', () => {
  noteServerTime(answer(), noon + hour, noon + hour);
  noteServerTime(answer(), noon, noon);
  expect(clockOffsetMs()).toBe(0);
});

it.each([[{ 'cache-control': 'public, max-age=60' }], [{ date: 'nonsense' }]])(
  'learns nothing from %j',
  (headers) => {
    noteServerTime(answer(headers), noon + hour, noon + hour);
    expect(clockOffsetMs()).toBe(0);
  },
);
