import type { Competition, LiveState } from '@topout/contract';
import { type Day, judgingClosed } from '@topout/domain';
import { texts } from './texts.ts';

/** A competition at one moment, as the rule of what needs an organiser takes it. */
export function dayOf(competition: Competition, state: LiveState, doubles: number): Day {
  const { startTime, endTime, status, stages, published, settings, judgingGroups, liveLeaderboard } =
    competition;
  const [stage] = stages;
  const phase = {
    pendingResults: stage?.pendingResults ?? true,
    liveLeaderboard,
    nowMs: Date.parse(state.at),
    startMs: Date.parse(startTime),
    endMs: Date.parse(endTime),
  };
  const willBeJudged = status !== 'CANCELLED' && judgingClosed(phase) === null;
  return {
    ...state,
    groups: judgingGroups.map(({ uuid, name, routes, judges }) => ({
      uuid,
      name,
      routes,
      judges: judges.map((judge) => judge.uuid),
    })),
    judgesRoam: settings.judgeRoutePermissions === 'SEE_JUDGE_ALL',
    isJudged: willBeJudged && phase.nowMs >= phase.startMs,
    willBeJudged,
    outdated: [
      ...stages.filter((one) => one.published?.outdated).map(({ name }) => name),
      ...(published?.outdated ? [texts.whole] : []),
    ],
    doubles,
  };
}
