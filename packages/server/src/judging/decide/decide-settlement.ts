import type { CommandAnswer } from '@topout/contract';
import { actorIn } from '../../competition/authority/actor.ts';
import { conflict, forbidden, invalid, notFound, type Refusal } from '../../platform/errors.ts';
import { type BatchState, checkpoint, streamKey } from './batch-state.ts';
import type { ScoringCommand } from '../log/command.ts';
import { enteredAs, judgedBy } from './decide-command.ts';
import type { Verdict } from './decide-attempts.ts';
import { applied, discarded, maySettle, settled } from './decide-resolution.ts';
import { heldSentence } from '../log/held-sentence.ts';
import { heldRefusal } from './refusals.ts';
import type { SettlementSubmission } from './submission.ts';

/**
 * Settles everything held for one result with one change: the counting result stays, a judge's version
 * replaces it, or that judge's additions follow it. That judge's last command represents the change; the log
 * keeps the others too.
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
  const verdict = judgedBy(state, by, command);
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

/** The command that writes the choice, based on the counting result. */
export function writing(
  { take, attempts, version }: Pick<SettlementSubmission, 'take' | 'attempts' | 'version'>,
  command: ScoringCommand,
): ScoringCommand {
  const whole = attempts.length === 0 ? 'attempts.clear' : 'attempts.replace';
  const more = command.kind === 'attempts.restart' ? command.kind : 'attempts.append';
  return { ...command, kind: take === 'BOTH' ? more : whole, base: version, attempts };
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
    return invalid('These commands do not belong to one result.', { commands: ['For several results'] });
  }
  if (!all.every((held) => maySettle(actor, held))) return forbidden();
  if (known.some((one) => one?.resolved)) {
    return conflict('command.resolved', 'Somebody has already settled this result.');
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
