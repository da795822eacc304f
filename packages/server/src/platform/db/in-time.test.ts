import { setTimeout as sleep } from 'node:timers/promises';
import { inTime } from './in-time.ts';

it('gives the answer, or the error that came', async () => {
  expect(await inTime(500, sleep(10, 'here'))).toBe('here');
  await expect(inTime(500, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('gives up on what takes too long', async () => {
  await expect(inTime(500, new Promise(() => undefined))).rejects.toThrow('has not answered for 500 ms');
});

it('does not blame the database for the time in which this process was busy', async () => {
  const answer = inTime(500, sleep(700, 'here'));
  for (const until = performance.now() + 650; performance.now() < until;);
  expect(await answer).toBe('here');
});
