import type { EntryDetail, ScorecardRoute } from '@topout/contract';
import { type BoardRoute, countsUnconfirmed, resultOf, routeScore } from '@topout/domain';
import type { CompetitionSnapshot } from '../../competition/authority/competition-snapshot.ts';
import { scoringOf } from '../../competition/authority/stages.ts';
import type { EntryDetailRow, ScoredAttempt, ScoredAttempts } from './entry-detail.queries.ts';

/** An attempt in full. */
export function presentAttempt(attempt: ScoredAttempt, user: string): EntryDetail['attempts'][number] {
  const { judge, judgeName } = attempt;
  return {
    uuid: attempt.uuid,
    route: attempt.route,
    user,
    timestamp: new Date(attempt.timestamp).toISOString(),
    judge: judge === null ? null : { uuid: judge, name: judgeName ?? '' },
    success: attempt.success,
    segmentsCount: attempt.segmentsCount,
    usedLastHold: attempt.usedLastHold,
    duration: attempt.duration,
    notes: attempt.notes,
  };
}

/** The scorecard of one stage: per venue, per route. (behaviour: boards#scorecard) */
export function presentScorecard(
  { stageId, stageName, categoryId }: Pick<EntryDetailRow, 'stageId' | 'stageName' | 'categoryId'>,
  { attempts, streams }: Pick<ScoredAttempts, 'attempts' | 'streams'>,
  competition: CompetitionSnapshot,
): EntryDetail['stageScorecards'][number] {
  const scoring = scoringOf(competition, categoryId);
  const open = new Set(streams.flatMap((stream) => (stream.open ? [stream.route] : [])));
  const venues = Map.groupBy(attempts, ({ venue }) => venue);
  return {
    uuid: stageId,
    name: stageName,
    venueGroups: [...venues].map(([venue, inVenue]) => ({
      venue,
      attempts: [...Map.groupBy(inVenue, ({ route }) => route)].map(([uuid, tries]) => {
        const route = competition.routes.get(uuid) ?? { uuid, climbType: 'BOULDER', segmentsCount: 0 };
        return presentRoute(route, tries, scoring, countsUnconfirmed(scoring, uuid, open.has(uuid)));
      }),
    })),
  };
}

/** The result of a route, with the zones or holds of the best attempt. */
function presentRoute(
  route: BoardRoute,
  tries: readonly ScoredAttempt[],
  { system, settings }: ReturnType<typeof scoringOf>,
  counts: boolean,
): ScorecardRoute {
  const result = resultOf(tries, route.climbType);
  const zones = Math.max(...tries.map(({ segmentsCount }) => segmentsCount));
  return {
    route: { uuid: route.uuid },
    groupData: tries.map(({ success, segmentsCount }) => ({ success, segmentsCount })),
    count: tries.length,
    success: result !== null && result.top !== null,
    segmentsCount: route.climbType === 'SPORT' ? (result?.hold ?? 0) : zones,
    usedLastHold: result?.plus ?? false,
    score: result && counts ? routeScore(result, route, system, settings) : null,
  };
}
