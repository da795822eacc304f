import {
  type Actor,
  attemptLimit,
  type AttemptRights,
  attemptRights,
  type BoardRoute,
  canBulkScore,
  correctionRights,
  decideAttempts,
  type HeldReason,
  judgesOwn,
  judgingClosed,
} from '@topout/domain';
import { phaseOf } from '../../competition/authority/actor.ts';
import {
  type BatchState,
  type EntryState,
  streamKey,
  type StreamState,
  type Written,
} from './batch-state.ts';
import { isQueueKind, type ScoringCommand } from '../log/command.ts';

/** The decision about a command; `streamVersion` is the stream's current version. */
export type Verdict =
  | {
      readonly outcome: 'APPLIED';
      /** Null if everything already existed. */
      readonly changed: { readonly written: Written | null } | null;
      readonly streamVersion: number;
    }
  | { readonly outcome: 'HELD'; readonly reason: HeldReason; readonly streamVersion: number | null };

/** The stream of an entry on a route; one never written has version 0. */
export function streamOf(state: BatchState, entry: EntryState, route: string): StreamState {
  const none = { version: 0, attempts: [] };
  const { profile, uuid } = entry;
  return (
    state.streams.get(streamKey(profile, route)) ?? { profile, entry: uuid, route, ...none, saved: none }
  );
}

const granted: AttemptRights = { canView: true, canAdd: true, canModify: true, canClear: true };

/**
 * Decides a command on attempts and, if it is applied, writes it into the state.
 *
 * Judging ends with the competition; people who may correct results still may.
 */
export function decideOnAttempts(
  state: BatchState,
  actor: Actor | null,
  command: ScoringCommand,
  entry: EntryState,
  route: BoardRoute,
): Verdict {
  if (isQueueKind(command.kind)) throw new TypeError(`${command.kind} is not about attempts`);
  const { competition } = state;
  const stream = streamOf(state, entry, route.uuid);
  const phase = phaseOf(competition, state.nowMs, route.uuid);
  const closed = judgingClosed(phase);
  if (closed && actor && !canBulkScore(actor)) {
    return { outcome: 'HELD', reason: closed, streamVersion: stream.version };
  }
  if (actor && judgesOwn(actor, competition.rules, { id: entry.profile, parent: entry.parent })) {
    return { outcome: 'HELD', reason: 'judge.own_result', streamVersion: stream.version };
  }
  const rights = !actor
    ? granted
    : closed
      ? correctionRights(actor)
      : attemptRights(actor, competition.rules, route.uuid, stream.attempts, phase);
  const { kind, base, attempts, actor: judge } = command;
  const hardMax = attemptLimit(competition.rules);
  const decision = decideAttempts({ kind, base, attempts, judge }, stream, route, { hardMax }, rights);
  if (decision.outcome === 'HELD') return { ...decision, streamVersion: stream.version };
  if (decision.version === stream.version) {
    return { outcome: 'APPLIED', changed: null, streamVersion: stream.version };
  }
  const next = { ...stream, version: decision.version, attempts: decision.attempts };
  const attemptsCount = entry.attemptsCount + next.attempts.length - stream.attempts.length;
  state.entries.set(entry.uuid, { ...entry, attemptsCount });
  state.streams.set(streamKey(entry.profile, route.uuid), next);
  return {
    outcome: 'APPLIED',
    changed: { written: writtenBetween(stream, next) },
    streamVersion: next.version,
  };
}

/** How many attempts two lists share at the start, and what the later one has after that. */
export function writtenBetween(
  { attempts: before }: Pick<StreamState, 'attempts'>,
  { attempts: after }: Pick<StreamState, 'attempts'>,
): Written {
  const differs = after.findIndex((attempt, index) => attempt !== before[index]);
  const keep = differs < 0 ? after.length : differs;
  return { keep, attempts: after.slice(keep) };
}
