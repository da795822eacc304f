import type { Competition, ScorecardRoute } from '@topout/contract';
import { markOf, resultOf, routeScore } from '@topout/domain';
import type { ShownAttempt, ShownStream } from '../../outbox/overlay-attempts.ts';
import type { Confirmation } from '../witness/confirmation.ts';
import type { DayRoute } from '../card-day.ts';

type Scoring = Pick<Competition, 'scoringSystem' | 'settings'>;

/** A day as this phone knows it: routes whose attempts the card has not read yet show them. */
export const ownDay = (
  day: readonly DayRoute[],
  streams: ReadonlyMap<string, ShownStream>,
  scoring: Scoring,
  confirmations: ReadonlyMap<string, Confirmation>,
): DayRoute[] =>
  day.map((one) => {
    const stream = streams.get(one.route.uuid);
    const state = confirmations.get(one.route.uuid)?.state;
    const unconfirmed = state === 'open' || state === 'sent';
    if (!stream || isOnCard(one, stream)) return { ...one, unconfirmed };
    const now = reachedNow(one, stream, scoring);
    const counts = !unconfirmed || scoring.settings.unconfirmedCounts;
    return {
      ...one,
      ...now,
      unconfirmed,
      ...(now.result && !counts && { result: { ...now.result, score: null } }),
    };
  });

type Reached = Pick<ShownAttempt, 'success' | 'segmentsCount' | 'usedLastHold'>;

/** The server's row knows points that depend on the stage, too. */
const isOnCard = ({ result }: DayRoute, { attempts }: ShownStream) =>
  said(result?.groupData ?? []) === said(attempts) &&
  (result?.usedLastHold ?? false) === attempts.some(({ usedLastHold }) => usedLastHold);

const said = (attempts: readonly ScorecardRoute['groupData'][number][]) =>
  attempts.map(({ success, segmentsCount }) => `${success} ${segmentsCount}`).join();

/** What attempts that the card does not have come to. */
export function reachedNow(
  { route }: Pick<DayRoute, 'route'>,
  { attempts }: { readonly attempts: readonly Reached[] },
  { scoringSystem, settings }: Scoring,
): Pick<DayRoute, 'result' | 'mark'> {
  const reached = resultOf(attempts, route.climbType);
  if (reached === null) return { result: undefined, mark: markOf(undefined, route) };
  const result: ScorecardRoute = {
    route: { uuid: route.uuid },
    groupData: attempts.map(({ success, segmentsCount }) => ({ success, segmentsCount })),
    count: attempts.length,
    success: reached.top !== null,
    segmentsCount:
      route.climbType === 'SPORT' ? reached.hold : Math.max(...attempts.map((one) => one.segmentsCount)),
    usedLastHold: reached.plus,
    score: routeScore(reached, route, scoringSystem, settings.scoring),
  };
  return { result, mark: markOf(reached, route) };
}
