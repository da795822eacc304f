import { heldMessage } from '../attempts/held.ts';
import { type Joining, joinRefusal, restsUntil } from './join.ts';

const nowMs = Date.parse('2026-11-21T10:30:00Z');
const minutesAgo = (n: number) => nowMs - n * 60_000;
const phase = {
  nowMs,
  startMs: minutesAgo(60),
  endMs: minutesAgo(-60),
  pendingResults: true,
  liveLeaderboard: true,
};
const rules = { queuesAtOnce: 2, queueRest: 5 };
const joining: Joining = {
  offered: true,
  status: 'ENTERED',
  window: { startMs: minutesAgo(30), endMs: minutesAgo(-30) },
  attempts: [{ success: false }],
  limit: 5,
  queues: 1,
  lastAttemptMs: minutesAgo(5),
};

it('lets a climber join who has rested, waits in few enough queues and has attempts left', () =>
  expect(joinRefusal(joining, rules, phase)).toBeNull());

it.each([
  ['queue.not_offered', { offered: false }],
  ['queue.waiting_list', { status: 'WAITING' }],
  ['climber.out', { status: 'RETIRED' }],
  ['queue.early', { window: null }],
  ['queue.early', { window: { startMs: nowMs + 1, endMs: nowMs + 2 } }],
  ['queue.ended', { window: { startMs: minutesAgo(9), endMs: nowMs } }],
  ['queue.done', { attempts: [{ success: true }] }],
  ['queue.done', { limit: 1 }],
  ['queue.too_many', { queues: 2 }],
  ['queue.resting', { lastAttemptMs: minutesAgo(4) }],
] as const)('says %s', (reason, more) => {
  expect(joinRefusal({ ...joining, ...more }, rules, phase)).toBe(reason);
  expect(heldMessage(reason, { n: 2 })).toMatch(/\.$/);
});

it.each([
  ['competition.closed', { pendingResults: false }],
  ['competition.ended', { endMs: nowMs }],
] as const)('says %s', (reason, more) =>
  expect(joinRefusal(joining, rules, { ...phase, ...more })).toBe(reason),
);

it('knows until when somebody rests', () => {
  expect(restsUntil(minutesAgo(2), rules, nowMs)).toBe(minutesAgo(-3));
  expect(restsUntil(minutesAgo(2), { queueRest: 0 }, nowMs)).toBeNull();
  expect(restsUntil(null, rules, nowMs)).toBeNull();
});
