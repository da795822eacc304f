import type { Competition } from '@topout/contract';
import { judgingClosed } from '@topout/domain';

type Staffed = Pick<Competition, 'role' | 'judgeRequestPending'>;

/** Already judges here: nothing is left to ask. (behaviour: joining-judges#steps) */
export const judgesAlready = ({ role, judgeRequestPending }: Staffed): boolean =>
  !judgeRequestPending && (role === 'MASTER' || role === 'STAFF_JUDGE' || role === 'JUDGE');

/** Helps to run the competition in any role. */
export const isStaff = ({ role, judgeRequestPending }: Staffed): boolean =>
  role !== null && !judgeRequestPending;

/**
 * When judging ended; null while it goes on: the end of the competition or its closing, whichever came first.
 */
export function endedAt(
  { startTime, endTime, stages, liveLeaderboard }: Competition,
  nowMs: number,
): Date | null {
  const [stage] = stages;
  const endMs = Date.parse(endTime);
  const phase = {
    nowMs,
    startMs: Date.parse(startTime),
    endMs,
    pendingResults: stage?.pendingResults ?? true,
    liveLeaderboard,
  };
  if (judgingClosed(phase) === null) return null;
  const closedMs = stage?.closedAt ? Date.parse(stage.closedAt) : endMs;
  return new Date(Math.min(endMs, closedMs));
}
