import {
  type BoardRoute,
  canBulkScore,
  type CommandKind,
  confirmingRefused,
  type HeldReason,
  isBeforeResult,
  ownWindow,
  scoresFor,
  stillClimbs,
  witnessClosed,
  witnessRefusal,
} from '@topout/domain';
import { actorIn, phaseOf } from '../../competition/authority/actor.ts';
import { ownTimeOf } from '../../competition/authority/own-time.ts';
import { confirmedByOf } from '../../competition/authority/stages.ts';
import type { ScoringCommand } from '../log/command.ts';
import {
  type BatchState,
  climberOf,
  type Confirmation,
  type EntryState,
  streamKey,
  type StreamState,
  witnessKey,
} from './batch-state.ts';
import { sawAttempts, streamOf, type Verdict } from './decide-attempts.ts';

export const isConfirmation = (kind: CommandKind): boolean =>
  kind === 'result.confirm' || kind === 'result.unconfirm';

/**
 * Decides whether a result is confirmed from now on, and writes it into the state: a change of its stream that
 * leaves the attempts alone. (behaviour: self-scoring#confirming)
 *
 * @param entry the climber's
 * @returns null for a sender who has nothing to do with the result: store nothing
 */
export function decideOnConfirmation(
  state: BatchState,
  command: ScoringCommand,
  entry: EntryState | null,
): Verdict | null {
  const { competition } = state;
  const stream = entry && streamOf(state, entry, command.route);
  if (!isConcerned(state, command, entry, stream)) return null;
  const route = competition.routes.get(command.route);
  const dropped = (reason: HeldReason): Verdict => ({
    outcome: 'HELD',
    reason,
    streamVersion: stream?.version ?? null,
  });
  if (!route) return dropped('route.unknown');
  if (!entry || !stream) return dropped('entry.unknown');
  if (command.kind === 'result.unconfirm') {
    if (!stream.confirmed) return unchanged(stream);
    return mayTakeBack(state, command, stream)
      ? written(state, stream, null)
      : dropped('confirm.not_allowed');
  }
  const reason = refusal(state, command, { entry, stream, route });
  if (reason) return dropped(reason);
  if (stream.confirmed) return unchanged(stream);
  const by = command.witnessed ? command.witnessed.by : command.actor;
  if (command.witnessed) countWitness(state, command, entry);
  return written(state, stream, { by, at: new Date(state.nowMs).toISOString() });
}

/** Judges, the climber and their parent, and whoever confirmed it. */
function isConcerned(
  { competition }: BatchState,
  { actor }: ScoringCommand,
  entry: EntryState | null,
  stream: StreamState | null,
): boolean {
  if (actor === null) return false;
  return (
    competition.people.get(actor)?.state === 'active' ||
    (entry !== null && scoresFor(actor, climberOf(entry))) ||
    stream?.confirmed?.by === actor
  );
}

const mayTakeBack = (
  { competition }: BatchState,
  { actor }: ScoringCommand,
  { confirmed }: StreamState,
): boolean => confirmed?.by === actor || canBulkScore(actorIn(competition, actor));

interface Confirming {
  readonly entry: EntryState;
  readonly stream: StreamState;
  readonly route: BoardRoute;
}

function refusal(state: BatchState, command: ScoringCommand, on: Confirming): HeldReason | null {
  const { entry, stream, route } = on;
  const { competition, nowMs } = state;
  if (stream.attempts.length === 0) return 'confirm.nothing';
  const confirmedBy = confirmedByOf(competition, entry.category, route.uuid);
  if (confirmedBy === 'NOBODY' || !stream.selfLogged) return 'confirm.not_needed';
  if (command.base === null || !sawAttempts(command.base, stream)) return 'stream.changed';
  if (command.witnessed) {
    if (confirmedBy === 'CLIMBERS') return witnessRefused(state, command, on);
    return confirmedBy === 'MARKER' ? 'confirm.marker' : 'confirm.only_judges';
  }
  const actor = actorIn(competition, command.actor);
  const phase = phaseOf(competition, nowMs, route.uuid);
  return confirmingRefused(actor, competition.rules, route.uuid, climberOf(entry), phase);
}

/** The climber's phone brings the code. */
function witnessRefused(
  state: BatchState,
  command: ScoringCommand,
  { entry, stream, route }: Confirming,
): HeldReason | null {
  const { competition, nowMs, witnesses } = state;
  const { rules } = competition;
  if (!scoresFor(command.actor, climberOf(entry))) return 'confirm.not_allowed';
  if (!stillClimbs(entry.status)) return 'climber.out';
  if (isBeforeResult(Date.parse(command.clientTime), stream.attempts)) return 'witness.code';
  const closed = witnessClosed(phaseOf(competition, nowMs, route.uuid), {
    madeMs: Date.parse(command.clientTime),
    graceMs: rules.selfScoringGrace * 60_000,
    window: ownWindow(ownTimeOf(competition, entry)),
  });
  const by = witnessedBy(command, entry);
  const witness = (by && witnesses.get(witnessKey(by))) ?? null;
  return closed ?? witnessRefusal(climberOf(entry), witness, rules.witnessPairLimit);
}

const witnessedBy = ({ witnessed }: ScoringCommand, { profile: climber }: EntryState) =>
  witnessed?.by ? { climber, witness: witnessed.by, code: witnessed.code } : null;

/** For the commands that the batch decides after this one. */
function countWitness({ witnesses }: BatchState, command: ScoringCommand, entry: EntryState): void {
  const used = witnessedBy(command, entry);
  if (!used) return;
  for (const [key, one] of witnesses) {
    if (!key.startsWith(`${used.climber}/${used.witness}/`)) continue;
    const codeUsed = one.codeUsed || key === witnessKey(used);
    witnesses.set(key, { ...one, confirmed: one.confirmed + 1, codeUsed });
  }
}

const unchanged = ({ version }: StreamState): Verdict => ({
  outcome: 'APPLIED',
  changed: null,
  streamVersion: version,
});

function written(state: BatchState, stream: StreamState, confirmed: Confirmation | null): Verdict {
  const next = { ...stream, version: stream.version + 1, confirmed };
  state.streams.set(streamKey(stream.profile, stream.route), next);
  const kept = { keep: stream.attempts.length, attempts: [] };
  return {
    outcome: 'APPLIED',
    changed: { written: confirmed ? { ...kept, confirmed } : kept },
    streamVersion: next.version,
  };
}
