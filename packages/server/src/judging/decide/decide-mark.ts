import {
  attemptLimit,
  type BoardRoute,
  decideAttempts,
  type HeldReason,
  isFamily,
  isSamePerson,
  type MarkedAttempt,
  ownWindow,
  scoresFor,
  stillClimbs,
  witnessClosed,
} from '@topout/domain';
import { phaseOf } from '../../competition/authority/actor.ts';
import { ownTimeOf } from '../../competition/authority/own-time.ts';
import { confirmedByOf } from '../../competition/authority/stages.ts';
import type { ScoringCommand } from '../log/command.ts';
import { agreed, foundRight } from './agreement.ts';
import {
  type BatchState,
  climberOf,
  type EntryState,
  type Mark,
  type MarkerState,
  streamKey,
  type StreamState,
} from './batch-state.ts';
import { granted, streamOf, type Verdict } from './decide-attempts.ts';

/**
 * Decides what a marker has logged for the climber whose card they keep, and writes it into the state beside the
 * climber's own result: all of it, in the place of what they had logged before. (behaviour: self-scoring#markers)
 *
 * @param entry the climber's
 * @returns null for a sender who never kept this card: store nothing
 */
export function decideOnMark(
  state: BatchState,
  command: ScoringCommand,
  entry: EntryState | null,
): Verdict | null {
  const stream = entry && streamOf(state, entry, command.route);
  const marker = (entry && state.markers.get(entry.uuid)) ?? null;
  const keeps = marker !== null && scoresFor(command.actor, marker);
  const kept = command.actor !== null && stream?.mark?.by === command.actor;
  if (!entry || !stream || !(keeps || kept)) return null;
  const dropped = (reason: HeldReason): Verdict => ({
    outcome: 'HELD',
    reason,
    streamVersion: stream.version,
  });
  const route = state.competition.routes.get(command.route);
  if (!route) return dropped('route.unknown');
  if (!keeps) return dropped('marker.other');
  const reason = refusal(state, command, { entry, stream, marker });
  if (reason) return dropped(reason);
  const noted = notedIn(state, command, route);
  return typeof noted === 'string' ? dropped(noted) : written(state, entry, stream, markOf(marker, noted));
}

interface Marking {
  readonly entry: EntryState;
  readonly stream: StreamState;
  readonly marker: MarkerState;
}

function refusal(
  state: BatchState,
  { route, clientTime }: ScoringCommand,
  { entry, stream, marker }: Marking,
): HeldReason | null {
  const { competition, nowMs } = state;
  if (confirmedByOf(competition, entry.category, route) !== 'MARKER') return 'confirm.not_needed';
  // They may have become family since, or one person: by taking an entry over.
  const climber = climberOf(entry);
  if (isFamily(climber, marker) || isSamePerson(climber, marker)) return 'witness.family';
  if (!stillClimbs(marker.status)) return 'marker.out';
  if (!stillClimbs(entry.status)) return 'climber.out';
  if (stream.attempts.length > 0 && !stream.selfLogged) return 'climber.judged';
  if (foundRight(stream) && stream.confirmed?.by !== marker.id) return 'confirm.not_needed';
  return witnessClosed(phaseOf(competition, nowMs, route), {
    madeMs: Date.parse(clientTime),
    graceMs: competition.rules.selfScoringGrace * 60_000,
    window: ownWindow(ownTimeOf(competition, entry)),
  });
}

/** The attempts as logged, or why no climber could have made them. */
function notedIn(
  { competition }: BatchState,
  { attempts }: ScoringCommand,
  route: BoardRoute,
): readonly MarkedAttempt[] | HeldReason {
  if (attempts.length === 0) return [];
  const command = { kind: 'attempts.replace', base: null, attempts, judge: null } as const;
  const limits = { hardMax: attemptLimit(competition.rules), restarts: 0, speed: false };
  const decision = decideAttempts(command, { version: 0, attempts: [] }, route, limits, granted);
  return decision.outcome === 'HELD'
    ? decision.reason
    : decision.attempts.map(({ success, segmentsCount, usedLastHold }) => ({
        success,
        segmentsCount,
        usedLastHold,
      }));
}

const markOf = ({ id }: MarkerState, attempts: readonly MarkedAttempt[]): Mark | null =>
  attempts.length === 0 ? null : { by: id, attempts };

function written(state: BatchState, entry: EntryState, stream: StreamState, mark: Mark | null): Verdict {
  if (JSON.stringify(mark) === JSON.stringify(stream.mark)) {
    return { outcome: 'APPLIED', changed: null, streamVersion: stream.version };
  }
  const next = agreed(state, entry, { ...stream, version: stream.version + 1, mark, confirmed: null });
  state.streams.set(streamKey(stream.profile, stream.route), next);
  const { confirmed } = next;
  return {
    outcome: 'APPLIED',
    changed: {
      written: { keep: stream.attempts.length, attempts: [], mark, ...(confirmed && { confirmed }) },
    },
    streamVersion: next.version,
  };
}
