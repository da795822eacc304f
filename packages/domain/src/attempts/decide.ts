import type { AttemptRights } from '../permissions/attempts.ts';
import type { Attempt, BoardRoute } from '../model.ts';
import type { HeldReason } from './held.ts';
import { isRunTime } from '../scoring/speed/run-time.ts';
import { type AttemptKind, attemptsAfter } from './attempts-after.ts';
import { isPrefix } from './list.ts';
import { misfit } from './settle.ts';

export interface AttemptCommand {
  readonly kind: AttemptKind;
  /** The stream's version that the judge saw; null = any. */
  readonly base: number | null;
  /** Ignored by `attempts.clear`. */
  readonly attempts: readonly Attempt[];
  /** The judge recorded on new and changed attempts. */
  readonly judge: string | null;
}

export interface AttemptLimits {
  readonly hardMax: number;
  readonly restarts: number;
  readonly speed: boolean;
}

/** The saved attempts of one competitor on one route. */
export interface AttemptStream {
  readonly version: number;
  readonly attempts: readonly Attempt[];
}

export type AttemptDecision =
  | {
      readonly outcome: 'APPLIED';
      readonly attempts: readonly Attempt[];
      /** One higher when something changed; the same when everything already existed. */
      readonly version: number;
      /** The number of new attempts; if there are any, the competitor leaves the queue. */
      readonly added: number;
    }
  | { readonly outcome: 'HELD'; readonly reason: HeldReason };

const held = (reason: HeldReason): AttemptDecision => ({ outcome: 'HELD', reason });

/**
 * Decides whether a judge's command may do to a stream what `attemptsAfter` makes of it, and reports the
 * consequences.
 *
 * Attempts that already exist count as applied, even on an old base: a command sent twice does no harm.
 * Appending to a sport route with a result is `stream.changed`: a second result is a second opinion, and only
 * a replace may choose between them. A restart adds an attempt there once a technical incident is confirmed. A replace that only adds needs just the right to add; one that leaves
 * nothing needs the right to clear.
 *
 * @param limits.hardMax most attempts on a boulder, see `attemptLimit`
 * @param limits.restarts technical incidents of this climber on this route that are confirmed
 * @param limits.speed the route is a lane of speed, or a round of its final
 * @source behaviour: judging#saving
 */
export function decideAttempts(
  command: AttemptCommand,
  stream: AttemptStream,
  route: BoardRoute,
  limits: AttemptLimits,
  rights: AttemptRights,
): AttemptDecision {
  const known = new Map(stream.attempts.map((attempt) => [attempt.uuid, attempt]));
  const sent = command.kind === 'attempts.clear' ? [] : command.attempts;
  const wrong = sent.map((attempt) => misfit(attempt, route)).find((reason) => reason !== null);
  const noTime = limits.speed && sent.some(({ duration }) => duration !== null && !isRunTime(duration));
  const signed = sent.map((attempt) => ({ ...attempt, judge: command.judge }));
  const next = attemptsAfter(stream.attempts, { kind: command.kind, attempts: signed }, route);

  if (same(stream.attempts, next)) return { outcome: 'APPLIED', ...stream, added: 0 };
  if (wrong) return held(wrong);
  if (noTime) return held('run.time');
  if (!allowed(stream.attempts, next, rights)) return held('judge.not_allowed');
  if (command.base !== null && command.base !== stream.version) return held('stream.changed');
  const reason = unfit(stream.attempts, next, route, command.kind, limits);
  if (reason) return held(reason);
  return {
    outcome: 'APPLIED',
    attempts: next,
    version: stream.version + 1,
    added: next.filter(({ uuid }) => !known.has(uuid)).length,
  };
}

function same(a: readonly Attempt[], b: readonly Attempt[]): boolean {
  return a.length === b.length && a.every((attempt, index) => attempt === b[index]);
}

function allowed(before: readonly Attempt[], next: readonly Attempt[], rights: AttemptRights): boolean {
  if (next.length === 0) return rights.canClear;
  const onlyAdds = isPrefix(before, next) && before.every((attempt, index) => attempt === next[index]);
  return onlyAdds ? rights.canAdd : rights.canModify;
}

function unfit(
  before: readonly Attempt[],
  next: readonly Attempt[],
  route: BoardRoute,
  kind: AttemptKind,
  { hardMax, restarts, speed }: AttemptLimits,
): HeldReason | null {
  if (new Set(next.map(({ uuid }) => uuid)).size < next.length) return 'attempt.invalid';
  if (route.climbType === 'SPORT') {
    if (kind === 'attempts.append' && before.length > 0) return 'stream.changed';
    if (next.length <= Math.max(1 + restarts, before.length)) return null;
    // Speed runs again: the run after it replaces the one before.
    return speed ? 'attempt.invalid' : 'restart.unconfirmed';
  }
  if (next.slice(0, -1).some(({ success }) => success)) return 'attempt.after_top';
  return next.length > Math.max(hardMax, before.length) ? 'attempt.limit' : null;
}
