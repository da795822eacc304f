import type { HeldReason } from '../attempts/held.ts';
import type { CompetitionRules } from '../competition/settings.ts';
import type { Attempt, CompetitionPhase } from '../model.ts';
import type { Span } from '../permissions/own-window.ts';
import { judgingClosed } from '../permissions/phase.ts';
import { stillClimbs } from '../permissions/self-scoring.ts';
import type { EntryStatus } from '../vocabulary.ts';

/** What decides whether a climber may join a queue. */
export interface Joining {
  /** Climbers join the queue of this route themselves, in this category. */
  readonly offered: boolean;
  readonly status: EntryStatus;
  /** When the climber may climb; null = not known yet. */
  readonly window: Span | null;
  /** Theirs on this route. */
  readonly attempts: readonly Pick<Attempt, 'success'>[];
  /** The most attempts on this route. */
  readonly limit: number;
  /** How many other queues they wait in. */
  readonly queues: number;
  /** When they last climbed anywhere in the competition, milliseconds since 1970; null = not yet. */
  readonly lastAttemptMs: number | null;
}

type Rules = Pick<CompetitionRules, 'queuesAtOnce' | 'queueRest'>;

/** Until when a climber rests, milliseconds since 1970; null = they do not. */
export function restsUntil(
  lastAttemptMs: number | null,
  { queueRest }: Pick<Rules, 'queueRest'>,
  nowMs: number,
): number | null {
  if (lastAttemptMs === null) return null;
  const until = lastAttemptMs + queueRest * 60_000;
  return until > nowMs ? until : null;
}

/**
 * Why a climber may not join a queue, or null. Judges add whom they like.
 *
 * @source behaviour: queues#joining
 */
export function joinRefusal(joining: Joining, rules: Rules, phase: CompetitionPhase): HeldReason | null {
  const { offered, status, window, attempts, limit, queues, lastAttemptMs } = joining;
  if (!offered) return 'queue.not_offered';
  if (status === 'WAITING') return 'queue.waiting_list';
  if (!stillClimbs(status)) return 'climber.out';
  const closed = judgingClosed(phase);
  if (closed) return closed;
  if (window === null || phase.nowMs < window.startMs) return 'queue.early';
  if (phase.nowMs >= window.endMs) return 'queue.ended';
  if (attempts.some(({ success }) => success) || attempts.length >= limit) return 'queue.done';
  if (queues >= rules.queuesAtOnce) return 'queue.too_many';
  return restsUntil(lastAttemptMs, rules, phase.nowMs) === null ? null : 'queue.resting';
}
