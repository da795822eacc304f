import type { Tx } from '../../platform/db/database.ts';
import { waitingNow, writeWaitingOrder } from '../../entering/waiting/waiting-order.ts';

interface Turn {
  readonly category: string;
  readonly going: string;
  readonly staying: string;
}

/**
 * If both entries wait for one category, the remaining one keeps the better turn.
 *
 * @param before the waiting entries before the merge, first to last
 * @returns whether that changed the list
 */
export async function keepTurn(
  tx: Tx,
  competition: string,
  before: readonly string[],
  turn: Turn,
): Promise<boolean> {
  const merged = mergedOrder(before, turn);
  const left = before.filter((id) => id !== turn.going);
  if (merged.join() === left.join()) return false;
  await writeWaitingOrder(tx, competition, merged);
  return true;
}

/** Both wait again: as they did before, or, if the list has changed since, one after the other. */
export async function giveTurnBack(
  tx: Tx,
  competition: string,
  before: readonly string[],
  turn: Turn,
): Promise<void> {
  const now = await waitingNow(tx, competition, turn.category);
  const others = now.filter((id) => id !== turn.going);
  const merged = mergedOrder(before, turn).filter((id) => others.includes(id));
  const isUntouched = others.filter((id) => merged.includes(id)).join() === merged.join();
  const entries = isUntouched
    ? [...before.filter((id) => now.includes(id)), ...now.filter((id) => !before.includes(id))]
    : others.flatMap((id) => (id === turn.staying ? [turn.going, id] : [id]));
  await writeWaitingOrder(tx, competition, entries);
}

function mergedOrder(before: readonly string[], { going, staying }: Turn): string[] {
  const turn = before.findIndex((id) => id === going || id === staying);
  return before.flatMap((id, index) =>
    index === turn ? [staying] : id === going || id === staying ? [] : [id],
  );
}
