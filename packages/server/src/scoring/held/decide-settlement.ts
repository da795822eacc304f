import type { CommandAnswer } from '@topout/contract';
import { actorIn } from '../../authority/actor.ts';
import { conflict, forbidden, invalid, notFound, type Refusal } from '../../errors.ts';
import { type BatchState, checkpoint, streamKey } from '../commands/batch-state.ts';
import type { ScoringCommand } from '../commands/command.ts';
import { enteredAs, judged } from '../commands/decide-command.ts';
import type { Verdict } from '../commands/decide-attempts.ts';
import { applied, discarded, maySettle, settled } from './decide-resolution.ts';
import { heldSentence } from './held-sentence.ts';
import { heldRefusal } from '../commands/refusals.ts';
import type { SettlementSubmission } from '../commands/submission.ts';

/**
 * Settles all that is held of one result with one change: what counts stays, a judge's version takes its place, or what that
 * judge adds comes behind it. The last command of that judge stands for the change; the others stay in the log beside it.
 */
export function decideSettlement(
  state: BatchState,
  submission: SettlementSubmission,
): CommandAnswer | Refusal {
  const { commands, others, take, by } = submission;
  const refused = refusal(state, submission);
  if (refused) return refused;
  const throwAway = (held: (typeof commands)[number]) => settled(state, { ...held, by }, discarded);
  const [last] = commands.slice(-1);
  if (!last) return notFound('held result');
  if (take === 'STANDING') return [...others, ...commands].map(throwAway).at(-1) ?? notFound('held result');

  const back = checkpoint(state);
  const command = writing(submission, last.command);
  const verdict = judged(state, actorIn(state.competition, by), command);
  if (verdict.outcome === 'HELD') {
    back();
    return notNow(state, command, verdict);
  }
  const entry = enteredAs(state, command);
  const unchanged = { ...verdict, changed: null };
  for (const held of commands.slice(0, -1)) {
    settled(state, { ...held, by }, applied(state, entry, held.command, unchanged));
  }
  others.forEach(throwAway);
  return settled(state, { ...last, by }, applied(state, entry, command, verdict));
}

/** The command that writes what was chosen, on what counts now. */
export function writing(
  { take, attempts, version }: Pick<SettlementSubmission, 'take' | 'attempts' | 'version'>,
  command: ScoringCommand,
): ScoringCommand {
  const whole = attempts.length === 0 ? 'attempts.clear' : 'attempts.replace';
  return { ...command, kind: take === 'BOTH' ? 'attempts.append' : whole, base: version, attempts };
}

function refusal(
  state: BatchState,
  { commands, others, take, by }: SettlementSubmission,
): Refusal | undefined {
  const actor = actorIn(state.competition, by);
  const action = take === 'STANDING' ? 'DISCARD' : 'APPLY';
  const all = [
    ...commands.map((held) => ({ ...held, by, action }) as const),
    ...others.map((held) => ({ ...held, by, action: 'DISCARD' }) as const),
  ];
  const known = all.map(({ command }) => state.known.get(command.id));
  if (known.some((one) => one?.outcome !== 'HELD')) return notFound('held result');
  if (new Set(all.map(({ command }) => streamKey(command.competitor ?? '', command.route))).size > 1) {
    return invalid('These are not about one result.', { commands: ['Of several results'] });
  }
  if (!all.every((held) => maySettle(actor, held))) return forbidden();
  if (known.some((one) => one?.resolved)) {
    return conflict('command.resolved', 'This result was settled already.');
  }
  return undefined;
}

function notNow(
  state: BatchState,
  { route }: ScoringCommand,
  { reason }: Extract<Verdict, { outcome: 'HELD' }>,
): Refusal {
  if (reason === 'stream.changed') {
    return conflict(reason, 'This result has changed in the meantime. Look again, then decide.');
  }
  return heldRefusal(reason, heldSentence(reason, state.competition, route).message);
}
