import { useRef, useState } from 'react';

/**
 * An order that shows at once and is saved behind it, one move after the other, each on the one before it. When one is not
 * taken, the stored order shows again.
 *
 * @param stored as the server has it
 * @param save whether an order was taken that was made from `seen`
 */
export function useOrder(
  stored: readonly string[],
  save: (order: string[], seen: string[]) => Promise<boolean>,
) {
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const last = useRef<Promise<boolean>>(Promise.resolve(true));
  const order = moved && sameMembers(moved, stored) ? moved : stored;

  function move(next: string[]) {
    setMoved(next);
    const seen = [...order];
    void saveAfter(last.current, next, seen);
  }

  async function saveAfter(before: Promise<boolean>, next: string[], seen: string[]) {
    const saving = inTurn(before, () => save(next, seen));
    last.current = saving;
    await saving;
    if (last.current !== saving) return;
    last.current = Promise.resolve(true);
    setMoved(null);
  }
  return { order, move };
}

/** What was built on something that was not taken, is not taken either. */
const inTurn = async (before: Promise<boolean>, work: () => Promise<boolean>): Promise<boolean> =>
  (await before) && work();

const sameMembers = (a: readonly string[], b: readonly string[]) =>
  a.toSorted().join() === b.toSorted().join();
