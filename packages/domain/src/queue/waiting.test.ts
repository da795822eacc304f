import { calledText, mayPassOver } from './called.ts';
import { expectedWait } from './expected-wait.ts';
import { decideWaiting, type Waiting } from './waiting.ts';

const at = '2026-11-21T10:30:00.000Z';
const now = Date.parse(at);

const joined = (...users: string[]): Waiting[] =>
  users.reduce<Waiting[]>((queue, user) => decideWaiting('queue.add', queue, user, { self: true }), []);
const users = (queue: readonly Waiting[]) => queue.map(({ user }) => user).join('');

it('knows who joined by themselves', () => {
  const queue = decideWaiting('queue.add', joined('a'), 'b');
  expect(queue.map(({ joinedSelf }) => joinedSelf)).toEqual([true, false]);
  expect(decideWaiting('queue.add', queue, 'b', { self: true })).toEqual(queue);
});

it('keeps a call through a new order, and begins anew for who comes back', () => {
  const called = decideWaiting('queue.call', joined('a', 'b'), 'a', { call: 'NOW', at });
  expect(called[0]).toMatchObject({ call: 'NOW', calledAt: at, skips: 0 });
  const moved = decideWaiting('queue.move', called, null, { queue: ['b', 'a'] });
  expect([users(moved), moved[1]?.call]).toEqual(['ba', 'NOW']);
  const back = decideWaiting('queue.add', decideWaiting('queue.remove', moved, 'a'), 'a');
  expect(back[1]).toMatchObject({ user: 'a', call: null, calledAt: null });
});

it('lets one climber go ahead the first time, and ends the turn the second time', () => {
  const once = decideWaiting('queue.skip', joined('a', 'b', 'c'), 'a');
  expect([users(once), once[1]]).toEqual(['bac', expect.objectContaining({ skips: 1, call: null })]);
  expect(users(decideWaiting('queue.skip', once, 'a'))).toBe('bc');
});

it('keeps the place of somebody alone, once', () => {
  const once = decideWaiting('queue.skip', joined('a'), 'a');
  expect([users(once), users(decideWaiting('queue.skip', once, 'a'))]).toEqual(['a', '']);
});

it.each(['queue.call', 'queue.skip'] as const)('leaves everybody alone by a %s of who is gone', (kind) => {
  const queue = joined('a', 'b');
  expect(decideWaiting(kind, queue, 'x', { call: 'NEXT', at })).toEqual(queue);
});

it.each([
  ['called to come a minute ago', 'NOW', now - 60_000, true],
  ['called to come just now', 'NOW', now - 59_000, false],
  ['told to get ready', 'NEXT', now - 90_000, false],
] as const)('says whether a judge may pass over who was %s', (_who, call, since, may) => {
  expect(mayPassOver({ call, calledAt: new Date(since).toISOString() }, now)).toBe(may);
});

it('does not pass over who was not called', () =>
  expect(mayPassOver({ call: null, calledAt: null }, now)).toBe(false));

it('tells a called climber what to do', () => {
  expect(calledText('NOW', 'B7').title).toBe('Come now: B7');
  expect(calledText('NEXT', 'B7').title).toBe('You are next: B7');
});

it.each([
  ['nobody before', 0, 4, null],
  ['an unknown pace', 3, null, null],
  ['a short wait', 2, 4, 8],
  ['steps of five', 4, 4, 15],
  ['two hours at most', 60, 8, 120],
])('expects %s', (_what, before, pace, wait) => expect(expectedWait(before, pace)).toBe(wait));
