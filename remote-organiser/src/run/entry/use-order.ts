import { useRef, useState } from 'react';

/**
 * An order that changes on screen at once and is saved in the background, one move after the other, each
 * based on the previous one. If the server refuses one, the stored order shows again.
 *
 * @param stored the server's order
 * @param save returns whether the server accepted an order based on `seen`
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

/** Anything based on a refused order is refused as well. */
const inTurn = async (before: Promise<boolean>, work: () => Promise<boolean>): Promise<boolean> =>
  (await before) && work();

const sameMembers = (a: readonly string[], b: readonly string[]) =>
  a.toSorted().join() === b.toSorted().join();
