import type { CompetitionChange } from '@topout/contract';
import { snapshotsOf } from '../authority/snapshots.ts';
import type { Database } from '../db/database.ts';
import { sse } from './sse.ts';

/** What is known of the competitions that somebody watches, whichever node changed them. */
export class CompetitionChanges {
  readonly #db: Database;
  #known: ReadonlyMap<string, number | null> = new Map();
  #asking = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @returns what to tell of those that changed since they were last asked about */
  async since(watched: ReadonlySet<string>): Promise<ReadonlyMap<string, Buffer>> {
    if (this.#asking || watched.size === 0) return new Map();
    this.#asking = true;
    try {
      const before = this.#known;
      const asked = [...watched].map(async (id) => [id, await snapshotsOf(this.#db).version(id)] as const);
      this.#known = new Map(await Promise.all(asked));
      return new Map(
        [...this.#known].flatMap(([id, version]) =>
          version === null || (before.get(id) ?? version) === version ? [] : [[id, message({ version })]],
        ),
      );
    } finally {
      this.#asking = false;
    }
  }
}

const message = (change: CompetitionChange): Buffer => sse('competition', JSON.stringify(change));
