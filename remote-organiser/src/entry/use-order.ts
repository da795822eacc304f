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
    const saving = last.current.then((taken) => taken && save(next, seen));
    last.current = saving;
    void saving.then((taken) => {
      if (last.current !== saving) return;
      last.current = Promise.resolve(true);
      setMoved(null);
      return taken;
    });
  }
  return { order, move };
}

const sameMembers = (a: readonly string[], b: readonly string[]) =>
  a.toSorted().join() === b.toSorted().join();
