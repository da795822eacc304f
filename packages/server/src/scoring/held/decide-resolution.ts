import type { CommandAnswer } from '@topout/contract';
import { type Actor, canBulkScore } from '@topout/domain';
import { actorIn } from '../../authority/actor.ts';
import { conflict, forbidden, notFound, type Refusal } from '../../errors.ts';
import type { BatchState, EntryState, Settlement } from '../commands/batch-state.ts';
import type { ScoringCommand } from '../commands/command.ts';
import { boardVersion, currentVersion, enteredAs, judged, raised } from '../commands/decide-command.ts';
import type { Verdict } from '../commands/decide-attempts.ts';
import { heldSentence } from './held-sentence.ts';
import { heldRefusal } from '../commands/refusals.ts';
import type { ResolutionSubmission } from '../commands/submission.ts';

/**
 * Settles a held command: discards it, or applies it to what is there now. Both stay in the log.
 *
 * Master and staff judge settle everything. A judge applies what met another judge's result or was handed over, under the rights of now,
 * and may take back anything of the own.
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
  if (known.resolved) return conflict('command.resolved', 'This result was settled already.');

  if (action === 'DISCARD') return settled(state, submission, discarded);
  const verdict = judged(state, actor, onWhatIsThere(state, command));
  if (verdict.outcome === 'HELD') {
    const { message } = heldSentence(verdict.reason, state.competition, command.route);
    return heldRefusal(verdict.reason, message);
  }
  const entry = enteredAs(state, command);
  return settled(state, submission, applied(state, entry, command, verdict));
}

/** What the log says of a held command that was applied. */
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

/** What the log says of a held command that was thrown away. */
export const discarded = {
  resolution: 'DISCARDED',
  appliedTo: null,
  streamVersion: null,
  boardVersion: null,
  written: null,
} as const;

/** What stands in the way of these is another result, or only that the judge did not send it. */
const ownToApply: ReadonlySet<string> = new Set(['stream.changed', 'command.handed_over']);

/** Whether somebody may settle a held command so. */
export function maySettle(
  actor: Actor,
  { command, by, action, reason }: Pick<ResolutionSubmission, 'command' | 'by' | 'action' | 'reason'>,
): boolean {
  if (canBulkScore(actor)) return true;
  return by === command.actor && (action === 'DISCARD' || ownToApply.has(reason));
}

/** Of two results on a sport route one can stand: applying the held one puts it in the place of the other. */
function onWhatIsThere({ competition }: BatchState, command: ScoringCommand): ScoringCommand {
  const sport = competition.routes.get(command.route)?.climbType === 'SPORT';
  const kind = sport && command.kind === 'attempts.append' ? 'attempts.replace' : command.kind;
  return { ...command, kind, base: null };
}

/** Writes into the state what became of a held command. */
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
