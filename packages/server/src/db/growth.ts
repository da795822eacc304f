/** Rows after which the planner is told for the first time, and how much more each next time. */
const first = 100;
const factor = 4;

/**
 * Calls `tell` when a table has grown a few times over since the planner was last told about it. Plans that were made for empty
 * tables are kept for as long as nobody says that these have filled, and read everything there is.
 *
 * @returns counts rows; `settled` waits for what was started
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
