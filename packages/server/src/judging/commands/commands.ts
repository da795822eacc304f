import type { CommandAnswer } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import { openCache } from '../../platform/cache/cache.ts';
import { grouped, type Take } from '../../platform/batching/grouped.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { Acknowledged, type Kept, type Lost } from './acknowledged.ts';
import { applyBatch, queuesMoved } from './batch.ts';
import { isRace } from '../decide/races.ts';
import { type NotTaken, putAgain } from './put-again.ts';
import { takeTurn } from './take-turn.ts';
import { tellCalled } from './tell-called.ts';
import { nothing, StreamCache } from './stream-cache.ts';
import type { Submission, SubmissionAnswer } from '../decide/submission.ts';

/** The most requests that one transaction takes. */
const mostTogether = 64;

/** The one door for everything that writes scores and queues. */
export interface Commands {
  /**
   * Puts a request through the log. Resolves once it is committed.
   *
   * @throws Refusal if nothing was stored
   */
  submit(competition: string, submission: Submission): Promise<readonly CommandAnswer[]>;
  /** After the database went back: what this node had confirmed and the log lacks. Each is found once. */
  lost(): Promise<Lost>;
  /** Puts to the log again what was lost. @returns the requests that the log did not take, each with the reason */
  putAgain(lost: readonly Kept[]): Promise<readonly NotTaken[]>;
}

/** Whoever follows what the door writes. */
interface Followed {
  readonly boards: Pick<FastifyInstance['boards'], 'changed'>;
  readonly presence: Pick<FastifyInstance['presence'], 'tell'>;
  readonly queues: Pick<FastifyInstance['queues'], 'changed'>;
}

/**
 * Group commit: requests to a competition that arrive during its last transaction share the next one. See
 * decisions/002-group-commit.md.
 */
export function createCommands(
  db: Database,
  { boards, presence, queues }: Followed,
  /** Called with the number of new lines in the log. */
  grew: (lines: number) => void,
): Commands {
  const cache = new StreamCache();
  const acknowledged = new Acknowledged();
  const doors = openCache<(submission: Submission) => Promise<SubmissionAnswer>>('doors');

  async function apply(competition: string, take: Take<Submission>) {
    const shared = cache.shared(competition);
    const run = (from: Pick<StreamCache, 'recall'>) =>
      db.transaction(async (tx) => {
        if (shared) await takeTurn(tx, competition);
        const submissions = take();
        const outcome = await applyBatch(tx, { db, competition, submissions, cache: from });
        await tellCalled(tx, competition, outcome.state.log);
        return outcome;
      });
    const { answers, changed, routes, held, logged, state } = await run(shared ? nothing : cache).catch(
      (error: unknown) => {
        if (isRace(error)) return run(nothing);
        throw error;
      },
    );
    cache.keep(state);
    for (const category of changed) boards.changed(competition, category);
    presence.tell(competition, routes, held);
    if (queuesMoved(state)) queues.changed(competition);
    grew(logged);
    return answers;
  }

  function doorOf(competition: string) {
    const known = doors.get(competition);
    if (known) return known;
    const door = grouped((take: Take<Submission>) => apply(competition, take), {
      most: mostTogether,
    });
    doors.set(competition, door);
    return door;
  }

  async function submit(competition: string, submission: Submission) {
    const answer = await doorOf(competition)(submission);
    if (answer instanceof Refusal) throw answer;
    acknowledged.note(competition, submission, answer);
    return answer;
  }

  return {
    submit,
    lost: () => acknowledged.lost(db),
    putAgain: (lost) => putAgain(db, lost, submit),
  };
}
