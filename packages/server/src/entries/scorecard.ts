import type { EntryDetail, ScorecardRoute } from '@topout/contract';
import { type BoardRoute, resultOf, routeScore } from '@topout/domain';
import type { CompetitionSnapshot } from '../authority/competition-snapshot.ts';
import { scoringOf } from '../authority/stages.ts';
import type { EntryDetailRow, ScoredAttempt } from './entry-detail.queries.ts';

/** An attempt in full. */
export function presentAttempt(attempt: ScoredAttempt, user: string): EntryDetail['attempts'][number] {
  const { judge, judge_name } = attempt;
  return {
    uuid: attempt.uuid,
    route: attempt.route,
    user,
    timestamp: new Date(attempt.timestamp).toISOString(),
    judge: judge === null ? null : { uuid: judge, name: judge_name ?? '' },
    success: attempt.success,
    segments_count: attempt.segments_count,
    used_last_hold: attempt.used_last_hold,
    duration: attempt.duration,
    notes: attempt.notes,
  };
}

/** The scorecard of one stage: per venue, per route. (spec 2 §3) */
export function presentScorecard(
  { stage_id, stage_name, category_id }: Pick<EntryDetailRow, 'stage_id' | 'stage_name' | 'category_id'>,
  attempts: readonly ScoredAttempt[],
  competition: CompetitionSnapshot,
): EntryDetail['stage_scorecards'][number] {
  const scoring = scoringOf(competition, category_id);
  const venues = Map.groupBy(attempts, ({ venue }) => venue);
  return {
    uuid: stage_id,
    name: stage_name,
    venue_groups: [...venues].map(([venue, inVenue]) => ({
      venue,
      attempts: [...Map.groupBy(inVenue, ({ route }) => route)].map(([uuid, tries]) => {
        const route = competition.routes.get(uuid) ?? { uuid, climbType: 'BOULDER', segmentsCount: 0 };
        return presentRoute(route, tries, scoring);
      }),
    })),
  };
}

/** What a route came to: zones and holds are those of its best attempt. */
function presentRoute(
  route: BoardRoute,
  tries: readonly ScoredAttempt[],
  { system, settings }: ReturnType<typeof scoringOf>,
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
    score: result && routeScore(result, route, system, settings),
  };
}
