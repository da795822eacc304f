import { LRUCache } from 'lru-cache';
import type { EntryDetailRow } from './entry-detail.queries.ts';
import { type EntryStamp, sameStamp } from './entry-stamps.ts';

/** The most bytes of answers that a node remembers. */
const mostBytes = 24_000_000;

/** Answers about one entry, all of one stamp: one for each kind of viewer. */
interface Prepared {
  readonly stamp: EntryStamp;
  /** The entry as it was read for them. */
  readonly row: EntryDetailRow;
  readonly answers: ReadonlyMap<string, Buffer>;
}

/** Answers as the bytes that were sent, the ones in longest use forgotten first. */
export class PreparedAnswers {
  readonly #prepared = new LRUCache<string, Prepared>({
    maxSize: mostBytes,
    sizeCalculation: ({ answers }) => [...answers.values()].reduce((sum, { length }) => sum + length, 0),
  });

  /** What is remembered under `key`, if it is of this stamp. */
  at(key: string, stamp: EntryStamp): Prepared | undefined {
    const prepared = this.#prepared.get(key);
    return prepared && sameStamp(prepared.stamp, stamp) ? prepared : undefined;
  }

  /** The entry as it was last read, if nothing about it has changed since: only others moved on its board. */
  unchanged(key: string, stamp: EntryStamp, parent: string | null): EntryDetailRow | undefined {
    const { row, stamp: before } = this.#prepared.get(key) ?? {};
    const same =
      row?.id === stamp.entry &&
      row.categoryId === stamp.category &&
      row.version === stamp.entryVersion &&
      row.configVersion === stamp.configVersion &&
      row.parentId === parent &&
      before !== undefined &&
      before.version >= stamp.resetVersion &&
      // Where somebody waits depends on the others.
      row.status !== 'WAITING';
    return same ? row : undefined;
  }

  remember(key: string, stamp: EntryStamp, row: EntryDetailRow, viewer: string, answer: Buffer): void {
    const answers = new Map(this.at(key, stamp)?.answers).set(viewer, answer);
    this.#prepared.set(key, { stamp, row, answers });
  }
}
