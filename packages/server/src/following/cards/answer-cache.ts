import { openCache } from '../../platform/cache/cache.ts';
import type { EntryDetailRow } from './entry-detail.queries.ts';
import { type EntryStamp, sameStamp } from './entry-stamps.ts';

/** Answers about one entry under one stamp, one for each kind of viewer. */
interface Made {
  readonly stamp: EntryStamp;
  /** The entry that they were made from. */
  readonly row: EntryDetailRow;
  readonly answers: ReadonlyMap<string, Buffer>;
}

/** Answers as the bytes sent; forgets the least recently used first. */
export class AnswerCache {
  readonly #cache = openCache<Made>('answers', ({ answers }) =>
    [...answers.values()].reduce((sum, { length }) => sum + length, 0),
  );

  /** What is kept under `key`, if it is of this stamp. */
  at(key: string, stamp: EntryStamp): Made | undefined {
    const made = this.#cache.get(key);
    return made && sameStamp(made.stamp, stamp) ? made : undefined;
  }

  /** The entry last read, if since then only others have moved on its board. */
  unchanged(key: string, stamp: EntryStamp, parent: string | null): EntryDetailRow | undefined {
    const { row, stamp: before } = this.#cache.get(key) ?? {};
    const same =
      row?.id === stamp.entry &&
      row.categoryId === stamp.category &&
      row.version === stamp.entryVersion &&
      row.configVersion === stamp.configVersion &&
      row.parentId === parent &&
      before !== undefined &&
      before.version >= stamp.resetVersion &&
      // A place on a waiting list depends on the others.
      row.status !== 'WAITING';
    return same ? row : undefined;
  }

  keep(key: string, stamp: EntryStamp, row: EntryDetailRow, viewer: string, answer: Buffer): void {
    const answers = new Map(this.at(key, stamp)?.answers).set(viewer, answer);
    this.#cache.set(key, { stamp, row, answers });
  }
}
