import type { Competition } from '@topout/contract';
import { firstStage, judgingClosed, type Standing, standingOf } from '@topout/domain';

/** What a screen needs to know about its competition: only public data. */
export type Hall = Pick<Competition, 'uuid' | 'name' | 'endTime' | 'liveLeaderboard' | 'stages'> &
  // Missing in data that a screen kept before these fields existed.
  Partial<Pick<Competition, 'published' | 'venues' | 'headerColour' | 'routeGroups' | 'settings' | 'hall'>>;

/** Each name stands twice: only so do the types follow without a cast. */
export const hallOf = ({
  uuid,
  name,
  endTime,
  liveLeaderboard,
  stages,
  published,
  venues,
  headerColour,
  routeGroups,
  settings,
  hall,
}: Competition): Hall => ({
  uuid,
  name,
  endTime,
  liveLeaderboard,
  stages,
  published,
  venues,
  headerColour,
  routeGroups,
  settings,
  hall,
});

/** @param ended whether the end time has passed */
export function stateOf({ liveLeaderboard, stages, published, endTime }: Hall, ended: boolean) {
  const endMs = Date.parse(endTime);
  const pendingResults = stages[0]?.pendingResults ?? true;
  const nowMs = ended ? endMs : endMs - 1;
  const open = judgingClosed({ nowMs, startMs: 0, endMs, pendingResults, liveLeaderboard }) === null;
  return {
    endMs,
    open,
    standing: standingOf(!open, stages[0]?.published ?? published ?? null),
    /** A hall has no rights: it sees what everybody sees. */
    visible: liveLeaderboard || ended,
  };
}

/** The stage that stands for the clock among the pages that somebody has chosen; undefined = it is none of them. */
export const clockAmong = ({ stages }: Pick<Hall, 'stages'>, wanted: readonly string[]): string | undefined =>
  stages.find(({ uuid }) => wanted.includes(uuid))?.uuid;

/** How far the board of teams may be relied on: as the stage that they score in. */
export function teamsStanding({ stages }: Pick<Hall, 'stages'>): Standing {
  const stage = firstStage(stages);
  return standingOf(stage?.pendingResults === false, stage?.published ?? null);
}
