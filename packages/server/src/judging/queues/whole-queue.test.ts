import { decideQueue } from '@topout/domain';
import fc from 'fast-check';
import { queueSteps } from './whole-queue.ts';

const someUsers = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']);

it('leads from any queue to any other', () => {
  fc.assert(
    fc.property(someUsers, someUsers, (before, wanted) => {
      const after = queueSteps(before, wanted).reduce<string[]>(
        (queue, { kind, competitor, queue: order = [] }) =>
          decideQueue(kind, queue, competitor, { queue: order }),
        before,
      );
      expect(after).toEqual(wanted);
    }),
  );
});

it('takes somebody who is named twice once', () => {
  expect(queueSteps([], ['a', 'a']).filter(({ kind }) => kind === 'queue.add')).toHaveLength(1);
});
