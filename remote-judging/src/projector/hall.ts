import type { Competition } from '@topout/api-client';
import { judgingClosed } from '@topout/domain';

/** What a screen has to know of its competition: nothing that not everybody may. */
export type Hall = Pick<Competition, 'uuid' | 'name' | 'endTime' | 'liveLeaderboard' | 'stages'>;

export const hallOf = ({ uuid, name, endTime, liveLeaderboard, stages }: Competition): Hall => ({
  uuid,
  name,
  endTime,
  liveLeaderboard,
  stages,
});

/** @param ended whether the end time has passed */
export function stateOf({ liveLeaderboard, stages, endTime }: Hall, ended: boolean) {
  const endMs = Date.parse(endTime);
  const pendingResults = stages[0]?.pendingResults ?? true;
  const nowMs = ended ? endMs : endMs - 1;
  return {
    endMs,
    open: judgingClosed({ nowMs, startMs: 0, endMs, pendingResults, liveLeaderboard }) === null,
    /** What was published of the stage in front no longer holds. */
    corrected: stages[0]?.published?.outdated ?? false,
    /** A hall has no rights: it sees what everybody sees. */
    visible: liveLeaderboard || ended,
  };
}
