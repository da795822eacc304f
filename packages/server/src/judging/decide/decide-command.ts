import type { CommandAnswer } from '@topout/contract';
import {
  type Actor,
  canBulkScore,
  climbersScore,
  type HeldReason,
  isIncidentKind,
  routeRights,
  scoresFor,
  isSignature,
} from '@topout/domain';
import { actorIn, phaseOf } from '../../competition/authority/actor.ts';
import { scoredByOf } from '../../competition/authority/stages.ts';
import type { Refusal } from '../../platform/errors.ts';
import {
  type BatchState,
  entryFor,
  type EntryState,
  type KnownCommand,
  type LogEntry,
} from './batch-state.ts';
import { isAttemptKind, isQueueKind, isTheSame, type ScoringCommand } from '../log/command.ts';
import { decideOnAttempts, decideOnOwnAttempts, streamOf, type Verdict } from './decide-attempts.ts';
import { decideOnConfirmation, isConfirmation } from './decide-confirmation.ts';
import { decideOnIncident, decideOnWithdrawal } from './decide-incident.ts';
import { decideOnMark } from './decide-mark.ts';
import { decideOnSignature } from './decide-signature.ts';
import { decideOnOwnPlace, decideOnQueue } from './decide-queue.ts';
import { heldSentence } from '../log/held-sentence.ts';
import { EntryMoved } from './races.ts';
import { refusedSender } from './refused-sender.ts';
import { heldRefusal } from './refusals.ts';
import type { Mode } from './submission.ts';

/**
 * Decides one command and writes its effects and its log line into the state.
 *
 * @returns a refusal if nothing may be stored: from somebody without a role, or, outside `hold` mode, instead
 * of holding
 */
export function decideCommand(
  state: BatchState,
  command: ScoringCommand,
  mode: Mode,
): CommandAnswer | Refusal {
  const known = state.known.get(command.id);
  if (known)
    return isTheSame(command, known.bodyHash, known.formerly)
      ? repeated(state, command, known)
      : reused(command);
  if (mode === 'handed-over') return logged(state, command, handedOver(state, command));
  const verdict =
    mode === 'granted'
      ? judged(state, null, command)
      : command.kind === 'result.mark'
        ? decideOnMark(state, command, enteredAs(state, command))
        : isConfirmation(command.kind)
          ? decideOnConfirmation(state, command, enteredAs(state, command))
          : isSignature(command.kind)
            ? decideOnSignature(state, command, enteredAs(state, command))
            : (ownResult(state, command) ?? ownPlace(state, command) ?? verdictOnSender(state, command));
  if (verdict === null) return refusedSender(state, command);
  if (verdict.outcome === 'HELD' && mode !== 'hold') {
    const { message } = heldSentence(verdict.reason, state.competition, command.route);
    return heldRefusal(verdict.reason, message);
  }
  return logged(state, command, verdict);
}

/** Results wait for somebody to decide. About an incident the jury decides anyway: it stands as if its judge had sent it. */
function handedOver(state: BatchState, command: ScoringCommand): Verdict {
  const verdict = isIncidentKind(command.kind) ? verdictOnSender(state, command) : null;
  if (verdict) return verdict;
  return { outcome: 'HELD', reason: 'command.handed_over', streamVersion: currentVersion(state, command) };
}

/**
 * The verdict on what a climber or their parent logs where climbers score; null for everything else. Master
 * and staff judges always act as such.
 */
function ownResult(state: BatchState, command: ScoringCommand): Verdict | null {
  const { competition } = state;
  const route = competition.routes.get(command.route);
  const entry = isAttemptKind(command.kind) ? enteredAs(state, command) : null;
  if (!route || !entry || canBulkScore(actorIn(competition, command.actor))) return null;
  const climbing = { id: entry.profile, parent: entry.parent };
  const own = scoresFor(command.actor, climbing);
  return own && climbersScore(scoredByOf(competition, entry.category, route.uuid))
    ? decideOnOwnAttempts(state, command, entry, route)
    : null;
}

/**
 * The verdict on what a climber or their parent says about their place in a queue that climbers join; null for
 * everything else. Judges of the route act as such.
 */
function ownPlace(state: BatchState, command: ScoringCommand): Verdict | null {
  const { competition, nowMs } = state;
  const { kind, route, competitor, actor } = command;
  if (competitor === null || (kind !== 'queue.add' && kind !== 'queue.remove')) return null;
  const entry = entryFor(state, competitor, route);
  if (!entry || !scoresFor(actor, { id: entry.profile, parent: entry.parent })) return null;
  const sender = actorIn(competition, actor);
  const phase = phaseOf(competition, nowMs, route);
  if (canBulkScore(sender) || routeRights(sender, competition.rules, route, phase).canJudge) return null;
  const offered = competition.selfQueuedOf.get(entry.category)?.has(route) ?? false;
  // Whoever joined may leave, also where climbers join no longer, or under another category.
  const leaves = kind === 'queue.remove' && placeIn(state, route, competitor)?.joinedSelf !== false;
  return offered || leaves ? decideOnOwnPlace(state, command, entry) : null;
}

const placeIn = ({ queues }: BatchState, route: string, user: string) =>
  queues.get(route)?.waiting.find((one) => one.user === user);

/**
 * The verdict on a held command for the person who settles it. On their own results, and their children's,
 * climbers' rules hold for judges too.
 */
export const judgedBy = (state: BatchState, by: string, command: ScoringCommand): Verdict =>
  ownResult(state, { ...command, actor: by }) ?? judged(state, actorIn(state.competition, by), command);

/** Null for a sender who never had a role: store nothing. */
function verdictOnSender(state: BatchState, command: ScoringCommand): Verdict | null {
  const standing = command.actor === null ? undefined : state.competition.people.get(command.actor);
  if (!standing || standing.state === 'pending') return null;
  if (standing.state === 'active') return judged(state, actorIn(state.competition, command.actor), command);
  return { outcome: 'HELD', reason: 'judge.revoked', streamVersion: currentVersion(state, command) };
}

/** The verdict on a command. Without an actor it ignores rights. */
export function judged(state: BatchState, actor: Actor | null, command: ScoringCommand): Verdict {
  const held = (reason: HeldReason): Verdict => ({ outcome: 'HELD', reason, streamVersion: null });
  const route = state.competition.routes.get(command.route);
  if (!route) return held('route.unknown');
  const entry = enteredAs(state, command);
  if (isQueueKind(command.kind)) {
    return command.kind === 'queue.add' && !entry
      ? held('entry.unknown')
      : decideOnQueue(state, actor, command, entry);
  }
  if (entry && command.kind === 'incident.record')
    return decideOnIncident(state, actor, command, entry, route);
  if (entry && command.kind === 'incident.withdraw')
    return decideOnWithdrawal(state, actor, command, entry, route);
  return entry ? decideOnAttempts(state, actor, command, entry, route) : held('entry.unknown');
}

/** The competitor's entry. People on the waiting list do not count. */
export function enteredAs(state: BatchState, { competitor, route }: ScoringCommand): EntryState | null {
  const entry = competitor === null ? null : entryFor(state, competitor, route);
  return entry?.status === 'WAITING' ? null : entry;
}

function logged(state: BatchState, command: ScoringCommand, verdict: Verdict): CommandAnswer {
  const entry = enteredAs(state, command);
  const applied = verdict.outcome === 'APPLIED';
  const reason = applied ? null : verdict.reason;
  const changed = applied ? verdict.changed : null;
  // Queues matter only at the moment, and a result stays without its confirmation or incident: nobody has to decide.
  const outcome = !applied && !isAttemptKind(command.kind) ? 'DROPPED' : verdict.outcome;
  const line: LogEntry = {
    command,
    entry: entry?.uuid ?? null,
    outcome,
    reason,
    streamVersion: changed ? verdict.streamVersion : null,
    boardVersion: changed && entry && !isQueueKind(command.kind) ? raised(state, entry.category) : null,
    written: changed?.written ?? null,
  };
  state.log.push(line);
  state.known.set(command.id, { ...line, bodyHash: command.bodyHash, formerly: [], resolved: false });
  return {
    id: command.id,
    outcome,
    reason: reason && heldSentence(reason, state.competition, command.route),
    version: verdict.streamVersion,
    boardVersion: line.boardVersion ?? boardVersion(state, entry),
  };
}

/** Raises the version of a category's board, once per batch. */
export function raised(state: BatchState, category: string): number {
  const board = state.boards.get(category);
  if (!board) throw new EntryMoved();
  if (board.raised) return board.version;
  const version = board.version + 1;
  state.boards.set(category, { category, version, raised: true });
  return version;
}

export function boardVersion(state: BatchState, entry: EntryState | null): number | null {
  return entry ? (state.boards.get(entry.category)?.version ?? null) : null;
}

export function currentVersion(state: BatchState, command: ScoringCommand): number | null {
  if (isQueueKind(command.kind)) return state.queues.get(command.route)?.version ?? null;
  const entry = enteredAs(state, command);
  return entry && streamOf(state, entry, command.route).version;
}

/** A repeated id gets the first answer again, whatever has happened since. */
function repeated(state: BatchState, command: ScoringCommand, known: KnownCommand): CommandAnswer {
  return {
    id: command.id,
    outcome: known.outcome,
    reason: known.reason === null ? null : heldSentence(known.reason, state.competition, command.route),
    version: known.streamVersion ?? currentVersion(state, command),
    boardVersion: known.boardVersion ?? boardVersion(state, enteredAs(state, command)),
  };
}

const reused = ({ id }: ScoringCommand): CommandAnswer => ({
  id,
  outcome: 'REFUSED',
  reason: { code: 'command.id_reused', message: 'This id belongs to another command.' },
  version: null,
  boardVersion: null,
});
