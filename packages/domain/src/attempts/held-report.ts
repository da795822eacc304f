import type { Attempt } from '../model.ts';
import { attemptsAfter } from './attempts-after.ts';
import type { AttemptCommand } from './decide.ts';
import { isPrefix, saysTheSame } from './list.ts';

/** The result a judge meant with one or more held commands. */
export interface ReportedResult {
  /** The whole result as this judge last saw it. */
  readonly attempts: readonly Attempt[];
  /** The attempts added to what the judge saw before; null if some of those were changed or removed. */
  readonly added: readonly Attempt[] | null;
}

/**
 * Combines the commands of one judge on one stream into one result.
 *
 * @param before what the judge saw there when making the first of them
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
