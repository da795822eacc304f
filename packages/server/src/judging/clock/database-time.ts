import type { Database } from '../../platform/db/database.ts';

/** Clocks of good machines drift apart by less than a millisecond in this time. */
const againMs = 20_000;

const ask = {
  name: 'clock.time',
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
};

/**
 * The time by the database's clock, which is the same at all nodes: presses are stored by it, and phones measure
 * theirs against it.
 */
export class DatabaseTime {
  readonly #db: Database;
  #aheadMs = 0;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #measuring: Promise<void> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Milliseconds since 1970. */
  async now(): Promise<number> {
    if (this.#db.kind !== 'embedded' && performance.now() - this.#measuredAt > againMs)
      await this.#measured();
    return performance.timeOrigin + performance.now() + this.#aheadMs;
  }

  /** Callers of one moment share a measurement. */
  #measured(): Promise<void> {
    this.#measuring ??= this.#measure().finally(() => (this.#measuring = null));
    return this.#measuring;
  }

  async #measure(): Promise<void> {
    const askedAt = performance.timeOrigin + performance.now();
    const [row] = await this.#db.rows<{ now: number }>(ask, []);
    const heardAt = performance.timeOrigin + performance.now();
    if (row) this.#aheadMs = row.now - (askedAt + heardAt) / 2;
    this.#measuredAt = performance.now();
  }
}
