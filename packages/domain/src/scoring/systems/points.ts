import type { ScoringSettings } from '../../competition/settings.ts';
import type { BoardRoute, RouteResult } from '../../model.ts';
import { fieldScorer, type Column } from '../field-scorer.ts';
import { handicapped, saidHandicap } from '../handicapped.ts';
import { compareKeys, ownScorer, type FieldScore, type Scorer } from '../scorer.ts';
import { leadTenths } from './lead-points.ts';

/** How many of the field reached each mark on one route; they share its value. */
export interface Reached {
  tops: number;
  zone1: number;
  zone2: number;
}

/** Sums are compared in millionths, so that three thirds make one. */
export const millionths = 1e6;

const alone: Reached = { tops: 1, zone1: 1, zone2: 1 };

/** The lead table's value for a top, in tenths. */
const leadTop = 1000;

/**
 * Points for one route. A boulder gives the value of the best mark reached, less the penalty for each earlier
 * attempt or what a list gives for this one; a sport route gives ten times the lead table, which is in tenths. Never below 0. A route may have
 * its own value for a top: a boulder's zones keep theirs, a sport route's holds count in proportion.
 *
 * @param reached the competitors who share a value; none reached = not divided
 * @source scoring rules, section 10
 */
export function routePoints(
  mark: RouteResult,
  { uuid, climbType, segmentsCount }: BoardRoute,
  settings: ScoringSettings,
  reached: Readonly<Reached> = alone,
): number {
  const ownValue = settings.routePoints[uuid];
  if (climbType === 'SPORT') {
    const share = (ownValue ?? leadTop) / leadTop;
    return (leadTenths(mark, segmentsCount) * share) / Math.max(1, reached.tops);
  }
  const { top, zone1, zone2 } = mark;
  const value = (points: number, sharers: number, attempt: number) =>
    Math.max(0, points / Math.max(1, sharers) - settings.attemptPenalty * (attempt - 1));
  if (top !== null) {
    const byAttempt = ownValue === undefined ? attemptValue(settings, top) : null;
    const points =
      byAttempt === null
        ? value(ownValue ?? settings.pointsPerTop, reached.tops, top)
        : byAttempt / Math.max(1, reached.tops);
    return top === 1 ? points * (1 + settings.flashPercent / 100) + settings.flashBonus : points;
  }
  if (segmentsCount < 2) {
    return zone1 === null ? 0 : value(settings.pointsPerZone, reached.zone1, zone1);
  }
  if (zone2 !== null) return value(settings.pointsPerZone2, reached.zone2, zone2);
  return zone1 === null ? 0 : value(settings.pointsPerZone1, reached.zone1, zone1);
}

/** What a top at this attempt gives by the list of the settings; null without a list. */
const attemptValue = ({ attemptPoints }: ScoringSettings, attempt: number): number | null =>
  attemptPoints[attempt - 1] ?? attemptPoints.at(-1) ?? null;

/** The score of a sum of points, with somebody's handicap. */
function pointsScore(
  climbed: number,
  kind: ScoringSettings['handicap'],
  handicap: number | null,
): FieldScore {
  const exact = Math.round(handicapped(climbed, 1, kind, handicap) * millionths);
  const value = exact / millionths;
  return {
    keys: [exact],
    value,
    text: textOf(value),
    tuple: null,
    factors: [],
    handicapped: saidHandicap(kind, handicap, textOf(climbed)),
  };
}

const textOf = (points: number) => `${points.toFixed(0)} pts`;

/** The sum of the best n values, or of all. */
function total(values: readonly number[], bestN: number | null): number {
  let sum = 0;
  for (const value of bestN === null ? values : values.toSorted((a, b) => b - a).slice(0, bestN))
    sum += value;
  return sum;
}

/** Points over any mix of boulders and sport routes. */
export function pointsScorer(routes: readonly BoardRoute[], settings: ScoringSettings): Scorer {
  const scoreOf = (values: readonly number[], handicap: number | null) =>
    pointsScore(total(values, settings.bestN), settings.handicap, handicap);
  if (settings.sharedPoints) {
    return fieldScorer(
      routes.map((route) => sharedColumn(route, settings)),
      scoreOf,
      compareKeys,
    );
  }
  return ownScorer((marks, handicap) =>
    scoreOf(
      routes.map((route, index) => {
        const mark = marks[index];
        return mark ? routePoints(mark, route, settings) : 0;
      }),
      handicap,
    ),
  );
}

/** A route whose points are shared by those who reached them: each new top changes everybody's score. */
function sharedColumn(route: BoardRoute, settings: ScoringSettings): Column {
  const reached: Reached = { tops: 0, zone1: 0, zone2: 0 };
  return {
    count(mark, by) {
      if (mark?.top != null) reached.tops += by;
      if (mark?.zone1 != null) reached.zone1 += by;
      if (mark?.zone2 != null) reached.zone2 += by;
    },
    value: (mark) => (mark ? routePoints(mark, route, settings, reached) : 0),
  };
}
