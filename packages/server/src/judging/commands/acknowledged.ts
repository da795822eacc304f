import type { CommandAnswer } from '@topout/contract';
import type { Database } from '../../platform/db/database.ts';
import { commandsOf, type Submission } from '../decide/submission.ts';

/** Requests that a node remembers; at sixty a second those of a minute and a half. */
const mostKept = 5_000;

/**
 * What was confirmed so shortly before the database went back is put to the log again: a standby that took
 * over lacks the last seconds. If more is missing, somebody chose an older state.
 */
const againMs = 120_000;

/** A request that was confirmed. */
export interface Kept {
  readonly competition: string;
  readonly submission: Submission;
  /** Of what each of its commands changed, as it was answered; null = of nothing. */
  readonly versions: readonly (number | null)[];
  readonly at: number;
}

export interface Lost {
  /** Commands that this node confirmed and the log does not have. */
  readonly ids: readonly string[];
  /** Those of them to be put again, in order. */
  readonly again: readonly Kept[];
}

const known = { name: 'commands.known', text: 'select id from command where id = any ($1)' };

/** The commands that this node confirmed last, to be compared with a database that went back. */
export class Acknowledged {
  #kept: Kept[] = [];

  note(competition: string, submission: Submission, answers: readonly CommandAnswer[]): void {
    const versions = answers.map(({ version }) => version);
    this.#kept.push({ competition, submission, versions, at: performance.now() });
    // A few at a time, so that moving them costs nothing.
    if (this.#kept.length > mostKept * 1.1) this.#kept = this.#kept.slice(-mostKept);
  }

  /** What the database lacks. Each is found once; if the database does not answer, the next call finds it. */
  async lost(db: Database): Promise<Lost> {
    const kept = this.#kept;
    this.#kept = [];
    const ids = kept.flatMap(({ submission }) => commandsOf(submission).map(({ id }) => id));
    const rows = await db.rows<{ id: string }>(known, [ids]).catch((error: unknown) => {
      this.#kept = [...kept, ...this.#kept];
      throw error;
    });
    const stored = new Set(rows.map(({ id }) => id));
    const since = performance.now() - againMs;
    return {
      ids: ids.filter((id) => !stored.has(id)),
      again: kept.filter(
        ({ submission, at }) =>
          at >= since &&
          submission.kind === 'commands' &&
          submission.commands.some(({ id }) => !stored.has(id)),
      ),
    };
  }
}
