import type { EntryDetail, ScorecardRoute } from '@topout/contract';
import { type BoardRoute, resultOf, routeScore } from '@topout/domain';
import type { CompetitionSnapshot } from '../authority/competition-snapshot.ts';
import type { EntryDetailRow, ScoredAttempt } from './entry-detail.queries.ts';

type StageScorecard = EntryDetail['stage_scorecards'][number];
type Card = Pick<EntryDetailRow, 'stage_id' | 'stage_name' | 'attempts'>;

/** The scorecard of one stage: per venue, per route. (spec 2 §3) */
export function presentScorecard(
  { stage_id, stage_name, attempts }: Card,
  competition: CompetitionSnapshot,
): StageScorecard {
  const venues = Map.groupBy(attempts, ({ venue }) => venue);
  return {
    uuid: stage_id,
    name: stage_name,
    venue_groups: [...venues].map(([venue, inVenue]) => ({
      venue,
      attempts: [...Map.groupBy(inVenue, ({ route }) => route)].map(([uuid, tries]) => {
        const climbType = tries[0]?.climb_type ?? 'BOULDER';
        const route = competition.routes.get(uuid) ?? { uuid, climbType, segmentsCount: 0 };
        return presentRoute(route, tries, competition);
      }),
    })),
  };
}

/** What a route came to: zones and holds are those of its best attempt. */
function presentRoute(
  route: BoardRoute,
  tries: readonly ScoredAttempt[],
  { scoringSystem, rules }: CompetitionSnapshot,
): ScorecardRoute {
  const efforts = tries.map((attempt) => ({
    success: attempt.success,
    segmentsCount: attempt.segments_count,
    usedLastHold: attempt.used_last_hold,
    durationMs: attempt.duration,
  }));
  const result = resultOf(efforts, route.climbType);
  const zones = Math.max(...efforts.map(({ segmentsCount }) => segmentsCount));
  return {
    route: { uuid: route.uuid },
    group_data: tries.map(({ success, segments_count }) => ({ success, segments_count })),
    count: tries.length,
    success: result !== null && result.top !== null,
    segments_count: route.climbType === 'SPORT' ? (result?.hold ?? 0) : zones,
    used_last_hold: result?.plus ?? false,
    score: result && routeScore(result, route, scoringSystem, rules.scoring),
  };
}
