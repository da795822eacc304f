import {
  type Actor,
  attemptLimit,
  type AttemptRights,
  attemptRights,
  type BoardRoute,
  canBulkScore,
  climbersScore,
  correctionRights,
  decideAttempts,
  type HeldReason,
  judgesOwn,
  isSpeed,
  judgingClosed,
  ownAttemptRights,
  ownWindow,
  scoresFor,
  selfScoringClosed,
  stillClimbs,
} from '@topout/domain';
import { phaseOf } from '../../competition/authority/actor.ts';
import { scoredByOf, scoringOf } from '../../competition/authority/stages.ts';
import { ownTimeOf } from '../../competition/authority/own-time.ts';
import { agreed, withConfirmation } from './agreement.ts';
import {
  type BatchState,
  climberOf,
  type EntryState,
  streamKey,
  type StreamState,
  withAttempts,
  type Written,
} from './batch-state.ts';
import { isAttemptKind, type ScoringCommand } from '../log/command.ts';

/** The decision about a command; `streamVersion` is the stream's current version. */
export type Verdict =
  | {
      readonly outcome: 'APPLIED';
      /** Null if everything already existed. */
      readonly changed: { readonly written: Written | null } | null;
      /** Null for what changes no stream. */
      readonly streamVersion: number | null;
    }
  | { readonly outcome: 'HELD'; readonly reason: HeldReason; readonly streamVersion: number | null };

/** The stream of an entry on a route; one never written has version 0. */
export function streamOf(state: BatchState, entry: EntryState, route: string): StreamState {
  const none = { version: 0, attempts: [] };
  const never = { climbed: 0, selfLogged: false, restarts: 0, confirmed: null, mark: null };
  const { profile, uuid } = entry;
  return (
    state.streams.get(streamKey(profile, route)) ?? {
      profile,
      entry: uuid,
      route,
      ...none,
      ...never,
      saved: none,
    }
  );
}

/** For records of which nothing depends on who sends them. */
export const granted: AttemptRights = { canView: true, canAdd: true, canModify: true, canClear: true };

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
  const stream = streamOf(state, entry, route.uuid);
  const rights = rightsOn(state, actor, entry, stream);
  if (typeof rights === 'string') return held(rights, stream);
  const judge = signerOf(state.competition, command, entry);
  return written(state, command, { entry, route, stream, rights, judge });
}

/** What a judge may do with a result, or why nothing at all. */
export function rightsOn(
  { competition, nowMs }: BatchState,
  actor: Actor | null,
  entry: EntryState,
  { route, attempts }: StreamState,
): AttemptRights | HeldReason {
  if (!actor) return granted;
  const phase = phaseOf(competition, nowMs, route);
  const closed = judgingClosed(phase);
  if (closed && !canBulkScore(actor)) return closed;
  if (judgesOwn(actor, competition.rules, climberOf(entry))) return 'judge.own_result';
  if (closed) return correctionRights(actor);
  const scoredBy = scoredByOf(competition, entry.category, route);
  const place = { route, competitor: entry.profile, scoredBy };
  return attemptRights(actor, competition.rules, place, attempts, phase);
}

/** Climbers sign what they or their parents logged, also where staff let it count later. */
function signerOf(
  competition: BatchState['competition'],
  { actor, route }: ScoringCommand,
  { profile, parent, category }: EntryState,
): string | null {
  const own = scoresFor(actor, { id: profile, parent });
  return own && climbersScore(scoredByOf(competition, category, route)) ? profile : actor;
}

/**
 * Decides a climber's command on their own attempts, or their parent's, and writes it like a judge's.
 * (behaviour: self-scoring)
 */
export function decideOnOwnAttempts(
  state: BatchState,
  command: ScoringCommand,
  entry: EntryState,
  route: BoardRoute,
): Verdict {
  const { competition, nowMs } = state;
  const stream = streamOf(state, entry, route.uuid);
  if (!stillClimbs(entry.status)) return held('climber.out', stream);
  const rights = ownAttemptRights(entry.profile, stream.attempts);
  if (!rights.canAdd) return held('climber.judged', stream);
  const closed = selfScoringClosed(phaseOf(competition, nowMs, route.uuid), {
    madeMs: Date.parse(command.clientTime),
    graceMs: competition.rules.selfScoringGrace * 60_000,
    window: ownWindow(ownTimeOf(competition, entry)),
  });
  if (closed) return held(closed, stream);
  return written(state, asLoggedByClimber(command), { entry, route, stream, rights, judge: entry.profile });
}

/** Climbers say how far they got: neither how long it took, which could split ties, nor another time. */
const asLoggedByClimber = (command: ScoringCommand): ScoringCommand => ({
  ...command,
  attempts: command.attempts.map((attempt) => ({
    ...attempt,
    timestamp: command.clientTime,
    duration: null,
    notes: '',
  })),
});

const held = (reason: HeldReason, { version }: StreamState): Verdict => ({
  outcome: 'HELD',
  reason,
  streamVersion: version,
});

/** Whether a version has all attempts of a stream: it may lack a confirmation. */
export const sawAttempts = (base: number, { climbed, version }: StreamState): boolean =>
  base >= climbed && base <= version;

interface Writing {
  readonly entry: EntryState;
  readonly route: BoardRoute;
  readonly stream: StreamState;
  readonly rights: AttemptRights;
  /** Who signs new and changed attempts. */
  readonly judge: string | null;
}

function written(
  state: BatchState,
  { kind, base, attempts }: ScoringCommand,
  { entry, route, stream, rights, judge }: Writing,
): Verdict {
  if (!isAttemptKind(kind)) throw new TypeError(`${kind} is not about attempts`);
  const speed = isSpeed(scoringOf(state.competition, entry.category).system);
  const hardMax = attemptLimit(state.competition.rules);
  // A race is raced again as a whole, and its new result replaces the old one.
  const limits = { hardMax, restarts: speed ? 0 : stream.restarts, speed };
  // A phone that has not seen a confirmation has still seen all attempts.
  const seen = base !== null && sawAttempts(base, stream) ? stream.version : base;
  const decision = decideAttempts({ kind, base: seen, attempts, judge }, stream, route, limits, rights);
  if (decision.outcome === 'HELD') return held(decision.reason, stream);
  if (decision.version === stream.version) {
    return { outcome: 'APPLIED', changed: null, streamVersion: stream.version };
  }
  const next = agreed(state, entry, withAttempts(stream, decision.version, decision.attempts));
  const attemptsCount = entry.attemptsCount + next.attempts.length - stream.attempts.length;
  state.entries.set(entry.uuid, { ...entry, attemptsCount });
  state.streams.set(streamKey(entry.profile, route.uuid), next);
  return {
    outcome: 'APPLIED',
    changed: { written: withConfirmation(writtenBetween(stream, next), next) },
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
