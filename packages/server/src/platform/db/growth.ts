/** Rows before the planner is first informed, and the growth factor for each later time. */
const first = 100;
const factor = 4;

/**
 * Calls `tell` when a table has grown a few times over since the planner was last informed. Until then the
 * planner keeps plans made for empty tables, which read whole tables.
 *
 * @returns a function that counts rows; `settled` waits for calls under way
 */
export function watchGrowth(tell: () => Promise<unknown>): {
  readonly grew: (rows: number) => void;
  readonly settled: () => Promise<unknown>;
} {
  let rows = 0;
  let next = first;
  let telling: Promise<unknown> = Promise.resolve();
  return {
    grew(more) {
      rows += more;
      if (rows < next) return;
      next = rows * factor;
      telling = telling.then(tell);
    },
    settled: () => telling,
  };
}
