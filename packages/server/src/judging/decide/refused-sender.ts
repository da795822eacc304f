import { heldMessage, isSignature, scoresFor } from '@topout/domain';
import { forbidden, type Refusal, refusal } from '../../platform/errors.ts';
import { isQueueKind, type ScoringCommand } from '../log/command.ts';
import { type BatchState, entryFor } from './batch-state.ts';

/**
 * The refusal of a command of which nothing is stored. Climbers and their parents hear what has become of the
 * entry; of others' entries nothing is said.
 */
export function refusedSender(
  state: BatchState,
  { kind, competitor, actor, route }: ScoringCommand,
): Refusal {
  const entry = competitor === null ? null : entryFor(state, competitor, route);
  if (!entry && competitor !== null && competitor === actor) {
    return refusal(403, 'entry.unknown', 'You are not entered here, or no longer. Ask the organisers.');
  }
  const own = entry !== null && scoresFor(actor, { id: entry.profile, parent: entry.parent });
  if (kind === 'result.mark' || (isSignature(kind) && !own)) return forbidden('You do not keep this card.');
  if (isSignature(kind) && entry?.status !== 'WAITING')
    return forbidden('Sign your card on a phone of your own.');
  if (isQueueKind(kind)) {
    return own && kind === 'queue.add'
      ? refusal(403, 'queue.not_offered', heldMessage('queue.not_offered'))
      : forbidden('You are not a judge of this competition.');
  }
  if (!own) return forbidden('Only judges, and climbers who are entered, change results here.');
  if (entry.status === 'WAITING') {
    return refusal(
      403,
      'climber.waiting',
      'Still on the waiting list: no result counts before there is a place.',
    );
  }
  return state.competition.routes.has(route)
    ? refusal(403, 'climber.not_scoring', 'Judges log the results on this route.')
    : refusal(403, 'route.unknown', heldMessage('route.unknown'));
}
