import { attemptLimit, heldMessage, heldReasons, type HeldReason } from '@topout/domain';
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
  const attempts = route?.climbType === 'SPORT' ? 1 : attemptLimit(competition.rules);
  const n = code === 'hold.limit' ? (route?.segmentsCount ?? 0) : attempts;
  return { code, message: heldMessage(code, { n }) };
}
