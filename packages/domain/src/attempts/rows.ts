import type { CompetitionRules } from '../competition/settings.ts';
import type { AttemptRights } from '../permissions/attempts.ts';

type Outcome = { readonly success: boolean };

/**
 * The number of attempt rows a boulder shows: maxAttemptsCount, or one more than the saved attempts until the
 * top, up to the hard maximum.
 *
 * @source behaviour: judging#attempts-of-a-boulder
 */
export function rowCount(
  saved: readonly Outcome[],
  {
    maxAttemptsCount,
    hardMaxAttemptsCount,
  }: Pick<CompetitionRules, 'maxAttemptsCount' | 'hardMaxAttemptsCount'>,
): number {
  const open = saved.at(-1)?.success ? 0 : 1;
  return Math.min(Math.max(maxAttemptsCount, saved.length + open), hardMaxAttemptsCount ?? Infinity);
}

/**
 * Whether a row may become active: it holds an attempt, or it is the next empty one and the previous attempt
 * failed.
 *
 * @param index the row, from 0
 * @param local the attempts on screen, saved or not
 * @param savedCount how many of them the server has; changing those needs canModify
 * @source behaviour: judging#attempts-of-a-boulder
 */
export function canActivateRow(
  index: number,
  local: readonly Outcome[],
  savedCount: number,
  { canAdd, canModify }: Pick<AttemptRights, 'canAdd' | 'canModify'>,
): boolean {
  if (index < savedCount) return canModify;
  if (index < local.length) return canAdd;
  return canAdd && index === local.length && !local.at(-1)?.success;
}
