import { type EntryStamp, sameStamp } from './entry-stamps.ts';

/** The most bytes of answers that a node remembers. */
const mostBytes = 24_000_000;

/** Whose entry it is: enough to decide what somebody may see of it. */
export interface Owner {
  readonly profile_id: string;
  readonly parent_id: string | null;
  readonly waiting: boolean;
}

/** Answers about one entry, all of one stamp: one for each kind of viewer. */
interface Prepared {
  readonly stamp: EntryStamp;
  readonly owner: Owner;
  readonly answers: Map<string, Buffer>;
}

/** Answers as the bytes that were sent, the ones in longest use forgotten first. */
export class PreparedAnswers {
  readonly #prepared = new Map<string, Prepared>();
  #bytes = 0;

  /** What is remembered under `key`, if it is of this stamp. */
  at(key: string, stamp: EntryStamp): Prepared | undefined {
    const prepared = this.#prepared.get(key);
    return prepared && sameStamp(prepared.stamp, stamp) ? prepared : undefined;
  }

  remember(key: string, stamp: EntryStamp, owner: Owner, viewer: string, answer: Buffer): void {
    const answers = this.at(key, stamp)?.answers ?? new Map<string, Buffer>();
    this.#forget(key);
    answers.set(viewer, answer);
    this.#prepared.set(key, { stamp, owner, answers });
    this.#bytes += sizeOf(answers);
    for (const oldest of this.#prepared.keys()) {
      if (this.#bytes <= mostBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const prepared = this.#prepared.get(key);
    if (!prepared) return;
    this.#bytes -= sizeOf(prepared.answers);
    this.#prepared.delete(key);
  }
}

const sizeOf = (answers: ReadonlyMap<string, Buffer>): number =>
  [...answers.values()].reduce((sum, { length }) => sum + length, 0);
