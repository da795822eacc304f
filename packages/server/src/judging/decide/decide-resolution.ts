import type { CommandAnswer } from '@topout/contract';
import { type Actor, canBulkScore } from '@topout/domain';
import { actorIn } from '../../competition/authority/actor.ts';
import { conflict, forbidden, notFound, type Refusal } from '../../platform/errors.ts';
import type { BatchState, EntryState, Settlement } from './batch-state.ts';
import type { ScoringCommand } from '../log/command.ts';
import { boardVersion, currentVersion, enteredAs, judgedBy, raised } from './decide-command.ts';
import type { Verdict } from './decide-attempts.ts';
import { heldSentence } from '../log/held-sentence.ts';
import { heldRefusal } from './refusals.ts';
import type { ResolutionSubmission } from './submission.ts';

/**
 * Settles a held command: discards it, or applies it to the current state. Both stay in the log.
 *
 * Master and staff judge settle everything. A judge may apply their own command if it conflicted with another
 * judge's result or was handed over, subject to their current rights, and may withdraw any of their own.
 */
export function decideResolution(
  state: BatchState,
  submission: ResolutionSubmission,
): CommandAnswer | Refusal {
  const { command, by, action } = submission;
  const known = state.known.get(command.id);
  if (known?.outcome !== 'HELD') return notFound('held result');
  const actor = actorIn(state.competition, by);
  if (!maySettle(actor, submission)) return forbidden();
  if (known.resolved) return conflict('command.resolved', 'Somebody has already settled this result.');

  if (action === 'DISCARD') return settled(state, submission, discarded);
  const verdict = judgedBy(state, by, onWhatIsThere(state, command));
  if (verdict.outcome === 'HELD') {
    const { message } = heldSentence(verdict.reason, state.competition, command.route);
    return heldRefusal(verdict.reason, message);
  }
  const entry = enteredAs(state, command);
  return settled(state, submission, applied(state, entry, command, verdict));
}

/** The log's entry for a held command that was applied. */
export function applied(
  state: BatchState,
  entry: EntryState | null,
  { competitor }: ScoringCommand,
  { changed, streamVersion }: Extract<Verdict, { outcome: 'APPLIED' }>,
): Omit<Settlement, 'id' | 'by'> {
  return {
    resolution: 'APPLIED',
    appliedTo: { entry: entry?.uuid ?? null, competitor },
    streamVersion: changed ? streamVersion : null,
    boardVersion: changed && entry ? raised(state, entry.category) : null,
    written: changed?.written ?? null,
  };
}

/** The log's entry for a held command that was discarded. */
export const discarded = {
  resolution: 'DISCARDED',
  appliedTo: null,
  streamVersion: null,
  boardVersion: null,
  written: null,
} as const;

/** Only another result stands in the way of these, or the fact that the judge did not send them; restarts wait for the jury. */
const ownToApply: ReadonlySet<string> = new Set([
  'stream.changed',
  'command.handed_over',
  'restart.unconfirmed',
]);

/** Whether a person may settle a held command in this way. */
export function maySettle(
  actor: Actor,
  { command, by, action, reason }: Pick<ResolutionSubmission, 'command' | 'by' | 'action' | 'reason'>,
): boolean {
  if (canBulkScore(actor)) return true;
  return by === command.actor && (action === 'DISCARD' || ownToApply.has(reason));
}

/** A sport route has only one result: applying the held one replaces the other. */
function onWhatIsThere({ competition }: BatchState, command: ScoringCommand): ScoringCommand {
  const sport = competition.routes.get(command.route)?.climbType === 'SPORT';
  const kind = sport && command.kind === 'attempts.append' ? 'attempts.replace' : command.kind;
  return { ...command, kind, base: null };
}

/** Writes the outcome of a held command into the state. */
export function settled(
  state: BatchState,
  { command, by, reason }: Pick<ResolutionSubmission, 'command' | 'by' | 'reason'>,
  settlement: Omit<Settlement, 'id' | 'by'>,
): CommandAnswer {
  const known = state.known.get(command.id);
  if (known) state.known.set(command.id, { ...known, resolved: true });
  state.settled.push({ id: command.id, by, ...settlement });
  const counts = settlement.resolution === 'APPLIED';
  return {
    id: command.id,
    outcome: counts ? 'APPLIED' : 'HELD',
    reason: counts ? null : heldSentence(reason, state.competition, command.route),
    version: currentVersion(state, command),
    boardVersion: settlement.boardVersion ?? boardVersion(state, enteredAs(state, command)),
  };
}
