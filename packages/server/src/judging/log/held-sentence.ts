import { attemptLimit, type BoardRoute, heldMessage, heldReasons, type HeldReason } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';

const isHeldReason = (code: string): code is HeldReason => heldReasons.some((reason) => reason === code);

/** Code and sentence for a held command, with the current limit of its route or competition. */
export function heldSentence(
  code: string,
  competition: CompetitionSnapshot,
  routeUuid: string,
): { code: string; message: string } {
  if (!isHeldReason(code)) return { code, message: code };
  const route = competition.routes.get(routeUuid);
  return { code, message: heldMessage(code, { n: limitOf(code, competition, route) }) };
}

/** The number that a reason names. */
function limitOf(
  code: HeldReason,
  { rules }: Pick<CompetitionSnapshot, 'rules'>,
  route: BoardRoute | undefined,
): number {
  if (code === 'hold.limit') return route?.segmentsCount ?? 0;
  if (code === 'queue.too_many') return rules.queuesAtOnce;
  if (code === 'queue.resting') return rules.queueRest;
  return attemptLimit(rules);
}
