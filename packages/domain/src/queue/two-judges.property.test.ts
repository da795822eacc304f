import fc from 'fast-check';
import { decideQueue } from './decide.ts';

const users: readonly string[] = ['ada', 'ben', 'cem', 'dan', 'eva'];

/** A judge's action on the queue as they last saw it. */
type Deed =
  | { readonly judge: 0 | 1; readonly does: 'add' | 'remove'; readonly user: string }
  | { readonly judge: 0 | 1; readonly does: 'shuffle'; readonly order: readonly string[] }
  | { readonly judge: 0 | 1; readonly does: 'look' };

const judge = fc.constantFrom(0 as const, 1 as const);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    judge,
    does: fc.constantFrom('add' as const, 'remove' as const),
    user: fc.constantFrom(...users),
  }),
  fc.record({
    judge,
    does: fc.constant('shuffle' as const),
    order: fc.shuffledSubarray([...users], { minLength: users.length }),
  }),
  fc.record({ judge, does: fc.constant('look' as const) }),
);

const start = fc.shuffledSubarray([...users]);

it('lets two judges reorder, add and remove at once, on what each saw last, and loses nobody', () => {
  fc.assert(
    fc.property(start, fc.array(deed, { maxLength: 40 }), (first, deeds) => {
      let queue: readonly string[] = first;
      const seen = [first, first];
      const wanted = new Map<string, boolean>(users.map((user) => [user, first.includes(user)]));
      for (const one of deeds) {
        if (one.does === 'look') seen[one.judge] = [...queue];
        else if (one.does === 'shuffle') {
          const order = one.order.filter((user) => seen[one.judge]?.includes(user));
          queue = decideQueue('queue.move', queue, null, { queue: order });
        } else {
          queue = decideQueue(`queue.${one.does}`, queue, one.user);
          wanted.set(one.user, one.does === 'add');
        }
        // Climbers last added are waiting, climbers last removed are not, and nobody is waiting twice.
        expect([...queue].toSorted()).toEqual(users.filter((user) => wanted.get(user)));
      }
    }),
  );
});

it('keeps the order that a judge wished, for all of whom they knew', () => {
  fc.assert(
    fc.property(start, start, (queue, order) => {
      const moved = decideQueue('queue.move', queue, null, { queue: order });
      const known = order.filter((user) => queue.includes(user));
      expect(moved.slice(0, known.length)).toEqual(known);
      const unknown = queue.filter((user) => !order.includes(user));
      expect(moved.slice(known.length)).toEqual(unknown);
    }),
  );
});
