import { decideQueue } from './decide.ts';
import { orderQueueScreen } from './order-queue-screen.ts';

const queue = ['a', 'b', 'c'];

it.each([
  ['adds at the end', 'queue.add', 'd', undefined, ['a', 'b', 'c', 'd']],
  ['adds nobody twice', 'queue.add', 'b', undefined, ['a', 'b', 'c']],
  ['adds nobody without a name', 'queue.add', null, undefined, ['a', 'b', 'c']],
  ['removes', 'queue.remove', 'b', undefined, ['a', 'c']],
  ['removes who is gone', 'queue.remove', 'x', undefined, ['a', 'b', 'c']],
  ['moves', 'queue.move', null, ['c', 'a', 'b'], ['c', 'a', 'b']],
  ['keeps out who was removed meanwhile', 'queue.move', null, ['x', 'c', 'b', 'a'], ['c', 'b', 'a']],
  ['keeps who was added meanwhile, at the end', 'queue.move', null, ['b', 'a'], ['b', 'a', 'c']],
  ['moves nobody without a list', 'queue.move', null, undefined, ['a', 'b', 'c']],
  ['lists nobody twice', 'queue.move', null, ['b', 'b', 'a', 'c'], ['b', 'a', 'c']],
] as const)('%s', (_name, kind, competitor, list, expected) => {
  expect(decideQueue(kind, queue, competitor, list ? { queue: list } : {})).toEqual(expected);
});

it('does not touch the queue it is given', () => {
  expect(decideQueue('queue.add', queue, 'b')).not.toBe(queue);
  expect(queue).toEqual(['a', 'b', 'c']);
});

it('shows who waits in queue order, then the others: with a success last, then by first name', () => {
  const person = (user: string, firstName: string, lastName: string, hasSuccess = false) => ({
    user,
    firstName,
    lastName,
    hasSuccess,
  });
  const { queued, others } = orderQueueScreen(
    [
      person('1', 'Zoe', 'A'),
      person('2', 'Ada', 'A', true),
      person('3', 'Émile', 'A'),
      person('4', 'Fay', 'B'),
      person('5', 'Fay', 'A'),
      person('6', 'Ada', 'A'),
    ],
    ['6', 'unknown', '1'],
  );
  expect([queued, others].map((list) => list.map(({ user }) => user))).toEqual([
    ['6', '1'],
    ['3', '5', '4', '2'],
  ]);
});
