import type { Attempt } from '../model.ts';
import { attemptsAfter } from './attempts-after.ts';
import type { AttemptCommand } from './decide.ts';
import { isPrefix, saysTheSame } from './list.ts';

/** What a judge meant with some commands that were held. */
export interface ReportedResult {
  /** The whole result as this judge saw it in the end. */
  readonly attempts: readonly Attempt[];
  /** What it adds to what the judge saw before; null where it changed or took away some of that. */
  readonly added: readonly Attempt[] | null;
}

/**
 * Reads commands of one judge on one stream as one result.
 *
 * @param before what the judge saw there when the first of them was made
 */
export function heldReport(
  before: readonly Attempt[],
  commands: readonly Pick<AttemptCommand, 'kind' | 'attempts'>[],
): ReportedResult {
  const attempts = commands.reduce((seen, command) => attemptsAfter(seen, command, null), before);
  const keeps =
    isPrefix(before, attempts) &&
    before.every((attempt, index) => saysTheSame(attempt, attempts[index] ?? attempt));
  return { attempts, added: keeps ? attempts.slice(before.length) : null };
}
