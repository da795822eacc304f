import type { CommandAnswer } from '@topout/contract';
import { LRUCache } from 'lru-cache';
import type { Boards } from '../../board/boards.ts';
import { grouped } from '../../batching/grouped.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { Floor } from '../../floor/floor.ts';
import { applyBatch } from './batch.ts';
import { isRace } from './races.ts';
import { nothing, Remembered } from './remembered.ts';
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
  const remembered = new Remembered();
  const doors = new LRUCache<string, (submission: Submission) => Promise<SubmissionAnswer>>({
    max: mostDoors,
  });

  async function apply(competition: string, submissions: readonly Submission[]) {
    const run = (from: Pick<Remembered, 'recall'>) =>
      db.transaction((tx) => applyBatch(tx, { db, competition, submissions, remembered: from }));
    const { answers, changed, routes, held, logged, state } = await run(remembered).catch(
      (error: unknown) => {
        if (isRace(error)) return run(nothing);
        throw error;
      },
    );
    remembered.keep(state);
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
