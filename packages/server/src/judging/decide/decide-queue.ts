import {
  type Actor,
  attemptLimit,
  canBulkScore,
  climbersScore,
  decideWaiting,
  type HeldReason,
  joinRefusal,
  judgingClosed,
  mayPassOver,
  ownWindow,
  routeRights,
  type Waiting,
} from '@topout/domain';
import { phaseOf } from '../../competition/authority/actor.ts';
import { ownTimeOf } from '../../competition/authority/own-time.ts';
import { scoredByOf } from '../../competition/authority/stages.ts';
import { type BatchState, type EntryState, type QueueState, streamKey } from './batch-state.ts';
import { isQueueKind, type ScoringCommand } from '../log/command.ts';
import type { Verdict } from './decide-attempts.ts';

/**
 * Decides a command on the queue of a known route and, if it is applied, writes it into the state. Keeps
 * people who no longer climb out of queues. (scoring rules, section 8)
 *
 * @param entry the climber concerned; null for reordering
 */
export function decideOnQueue(
  state: BatchState,
  actor: Actor | null,
  command: ScoringCommand,
  entry: EntryState | null,
): Verdict {
  if (!isQueueKind(command.kind)) throw new TypeError(`${command.kind} is not about a queue`);
  const { competition } = state;
  const queue = queueAt(state, command.route);
  const phase = phaseOf(competition, state.nowMs, command.route);
  const closed = judgingClosed(phase);
  const allowed =
    actor === null ||
    canBulkScore(actor) ||
    routeRights(actor, competition.rules, command.route, phase).canJudge;
  if (!allowed) return held(closed ?? 'judge.not_allowed', queue);

  const { kind, competitor } = command;
  const said = queue.waiting.find(({ user }) => user === competitor);
  if (kind === 'queue.skip' && said && !mayPassOver(said, state.nowMs))
    return held('queue.not_called', queue);
  if (kind === 'queue.add' && entry?.status !== 'ENTERED') return unchanged(queue);
  return changed(state, command, queue, false);
}

/**
 * Decides what a climber, or their parent, says about their own place in a queue, and writes it like a
 * judge's. (behaviour: queues)
 *
 * @param entry also of somebody on the waiting list
 */
export function decideOnOwnPlace(state: BatchState, command: ScoringCommand, entry: EntryState): Verdict {
  const { competition, nowMs } = state;
  const { kind, route, competitor } = command;
  const queue = queueAt(state, route);
  if (kind !== 'queue.add') return changed(state, command, queue, true);
  if (queue.waiting.some(({ user }) => user === competitor)) return unchanged(queue);
  const climbers = climbersScore(scoredByOf(competition, entry.category, route));
  const single = competition.routes.get(route)?.climbType === 'SPORT' && !climbers;
  const refusal = joinRefusal(
    {
      offered: competition.selfQueuedOf.get(entry.category)?.has(route) ?? false,
      status: entry.status,
      window: ownWindow(ownTimeOf(competition, entry)),
      attempts: state.streams.get(streamKey(entry.profile, route))?.attempts ?? [],
      limit: single ? 1 : attemptLimit(competition.rules),
      queues: otherQueues(state, entry.profile, route),
      lastAttemptMs: lastAttemptMs(state, entry.profile),
    },
    competition.rules,
    phaseOf(competition, nowMs, route),
  );
  return refusal ? held(refusal, queue) : changed(state, command, queue, true);
}

/** In how many other queues somebody waits, counting what this batch has changed. */
function otherQueues({ joiners, queues }: BatchState, profile: string, route: string): number {
  const unread = (joiners.get(profile)?.waitsAt ?? []).filter((other) => !queues.has(other));
  const read = [...queues.values()].filter(
    (queue) => queue.route !== route && queue.waiting.some(({ user }) => user === profile),
  );
  return unread.length + read.length;
}

/** When somebody climbed last, counting what this batch has logged: their own counts from now on. */
function lastAttemptMs({ joiners, streams, nowMs }: BatchState, profile: string): number | null {
  const now = [...streams.values()].filter((stream) => stream.profile === profile);
  const times = [
    joiners.get(profile)?.lastAttemptAt ?? [],
    ...now.flatMap(({ attempts }) => attempts.map(({ timestamp }) => timestamp)),
  ].flat();
  const ownNow = now.some(
    ({ selfLogged, climbed, saved, attempts }) =>
      selfLogged && attempts.length > 0 && climbed > saved.version,
  );
  const all = [...times.map((time) => Date.parse(time)), ...(ownNow ? [nowMs] : [])];
  return all.length === 0 ? null : Math.max(...all);
}

const queueAt = ({ queues }: BatchState, route: string): QueueState =>
  queues.get(route) ?? { route, version: 0, waiting: [], savedVersion: 0 };

const held = (reason: HeldReason, { version }: QueueState): Verdict => ({
  outcome: 'HELD',
  reason,
  streamVersion: version,
});

const unchanged = ({ version }: QueueState): Verdict => ({
  outcome: 'APPLIED',
  changed: null,
  streamVersion: version,
});

/** @param self whether the climber says it, or a parent */
function changed(
  state: BatchState,
  { kind, competitor, queue: order, call, route }: ScoringCommand,
  queue: QueueState,
  self: boolean,
): Verdict {
  if (!isQueueKind(kind)) throw new TypeError(`${kind} is not about a queue`);
  const at = new Date(state.nowMs).toISOString();
  const waiting = decideWaiting(kind, queue.waiting, competitor, { queue: order, call, at, self });
  if (sameQueue(waiting, queue.waiting)) return unchanged(queue);
  const version = queue.version + 1;
  state.queues.set(route, { ...queue, version, waiting });
  return { outcome: 'APPLIED', changed: { written: null }, streamVersion: version };
}

const sameQueue = (now: readonly Waiting[], before: readonly Waiting[]) =>
  now.length === before.length && now.every((one, index) => one === before[index]);
