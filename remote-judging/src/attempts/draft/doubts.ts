import type { Route } from '@topout/contract';
import type { OutboxItem } from '@topout/api-client';
import { truncateAfterTop } from '@topout/domain';
import { attemptTexts } from '../texts.ts';

/** Two climbs on one route take longer than this. */
const soonMs = 20_000;

/** What the judge is about to save, and for whom. */
export interface EnteredAttempts {
  readonly route: string;
  readonly user: string;
  /** As a judge reads it: "T", "34+". */
  readonly marks: string;
}

/** The last save on this phone, as far as it is remembered. */
export interface Before {
  readonly item: OutboxItem | undefined;
  readonly name: string;
  readonly marks: string;
}

/**
 * The same result for somebody else on the same route, a moment ago: most likely the wrong person is open.
 */
export function sameJustSaved(
  entered: EnteredAttempts,
  { item, name, marks }: Before,
  enteredMs: number,
): string | null {
  // A result that was not accepted counts for nobody.
  if (!item || item.state === 'held' || item.state === 'refused') return null;
  if (item.command.competitor === entered.user || item.command.route !== entered.route) return null;
  // A result restored by an undo keeps its original time.
  const loggedAt = item.command.payload.attempts?.at(-1)?.timestamp ?? item.command.clientTime;
  const seconds = Math.round((enteredMs - Date.parse(loggedAt)) / 1_000);
  if (seconds * 1_000 > soonMs || marks !== entered.marks) return null;
  return attemptTexts.sameJustSaved(marks, name, Math.max(1, seconds));
}

/** Others are waiting, but not this one. */
export function notInQueue(
  { user }: Pick<EnteredAttempts, 'user'>,
  queue: readonly string[],
  nextName: string | undefined,
): string | null {
  return queue.length === 0 || queue.includes(user) ? null : attemptTexts.notInQueue(nextName);
}

/** Attempts after a top will not be kept (behaviour: judging#saving). */
export function afterTop(
  attempts: readonly { readonly success: boolean }[],
  { climbType }: Pick<Route, 'climbType'>,
): string | null {
  const count = attempts.length - truncateAfterTop(attempts).length;
  return climbType === 'BOULDER' && count > 0 ? attemptTexts.endsWithTop(count) : null;
}
