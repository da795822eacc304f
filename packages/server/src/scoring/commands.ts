import type { CommandAnswer } from '@topout/contract';
import type { Boards } from '../board/boards.ts';
import { grouped } from '../batching/grouped.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import type { Floor } from '../floor/floor.ts';
import { applyBatch } from './batch.ts';
import { isRace } from './races.ts';
import type { Submission, SubmissionAnswer } from './submission.ts';

/** The most requests that one transaction takes. */
const mostTogether = 64;

/** Doors are cheap to make again, and two for one competition only wait for each other at its rows. */
const mostDoors = 1_000;

/** The one door for everything that writes scores and queues. */
export interface Commands {
  /**
   * Puts a request through the log. Answers once it is committed.
   *
   * @throws Refusal where nothing was stored
   */
  submit(competition: string, submission: Submission): Promise<readonly CommandAnswer[]>;
}

/**
 * Group commit: the requests to a competition that come while its last transaction runs share the next one.
 * See decisions/002-group-commit.md.
 */
export function createCommands(
  db: Database,
  boards: Pick<Boards, 'changed'>,
  floor: Pick<Floor, 'tell'>,
  /** Hears how many lines the log got. */
  grew: (lines: number) => void,
): Commands {
  const doors = new Map<string, (submission: Submission) => Promise<SubmissionAnswer>>();

  async function apply(competition: string, submissions: readonly Submission[]) {
    const run = () => db.transaction((tx) => applyBatch(tx, db, competition, submissions));
    // A group that fails runs again anyhow, one by one.
    const { answers, changed, routes, held, logged } = await run().catch((error: unknown) => {
      if (submissions.length === 1 && isRace(error)) return run();
      throw error;
    });
    for (const category of changed) boards.changed(competition, category);
    floor.tell(competition, routes, held);
    grew(logged);
    return answers;
  }

  function doorOf(competition: string) {
    const known = doors.get(competition);
    if (known) return known;
    const door = grouped((submissions: readonly Submission[]) => apply(competition, submissions), {
      most: mostTogether,
    });
    if (doors.size >= mostDoors) doors.clear();
    doors.set(competition, door);
    return door;
  }

  return {
    async submit(competition, submission) {
      const answer = await doorOf(competition)(submission);
      if (answer instanceof Refusal) throw answer;
      return answer;
    },
  };
}
