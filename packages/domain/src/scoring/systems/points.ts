import type { BoardRoute, RouteResult, ScoringSettings } from '../../model.ts';
import type { Marks, Score, Scorer } from '../score.ts';
import { compareKeys, ownScorer, started } from '../score.ts';
import { leadTenths } from './lead-points.ts';

/** How many of the field reached what on one route; a value is shared among them. */
interface Reached {
  tops: number;
  zone1: number;
  zone2: number;
}

/** Sums are compared in millionths, so that three thirds are one. */
const millionths = 1e6;

const alone: Reached = { tops: 1, zone1: 1, zone2: 1 };

/**
 * Points of one route. A boulder gives the value of the best that was reached, less the penalty for each attempt before it;
 * a sport route gives ten times the lead table, which is tenths. Never below 0.
 *
 * @param reached whom a value is shared with; nobody reached = not divided
 * @source scoring rules, section 10
 */
export function routePoints(
  mark: RouteResult,
  { climbType, segmentsCount }: Pick<BoardRoute, 'climbType' | 'segmentsCount'>,
  settings: ScoringSettings,
  reached: Readonly<Reached> = alone,
): number {
  if (climbType === 'SPORT') return leadTenths(mark, segmentsCount) / Math.max(1, reached.tops);
  const { top, zone1, zone2 } = mark;
  const value = (points: number, sharers: number, attempt: number) =>
    Math.max(0, points / Math.max(1, sharers) - settings.attemptPenalty * (attempt - 1));
  if (top !== null) {
    return value(settings.pointsPerTop, reached.tops, top) + (top === 1 ? settings.flashBonus : 0);
  }
  if (segmentsCount < 2) {
    return zone1 === null ? 0 : value(settings.pointsPerZone, reached.zone1, zone1);
  }
  if (zone2 !== null) return value(settings.pointsPerZone2, reached.zone2, zone2);
  return zone1 === null ? 0 : value(settings.pointsPerZone1, reached.zone1, zone1);
}

/** The score of a sum of points. */
export function pointsScore(points: number): Score {
  const exact = Math.round(points * millionths);
  const value = exact / millionths;
  return { keys: [exact], value, text: `${value.toFixed(0)} pts`, tuple: null };
}

function total(points: number[], bestN: number | null): number {
  const counted = bestN === null ? points : points.sort((a, b) => b - a).slice(0, bestN);
  return counted.reduce((sum, value) => sum + value, 0);
}

/** Points over any mix of boulders and sport routes. */
export function pointsScorer(routes: readonly BoardRoute[], settings: ScoringSettings): Scorer {
  const scoreOf = (marks: Marks, reached?: readonly Reached[]) => {
    const points = routes.flatMap((route, index) => {
      const mark = marks[index];
      return mark ? routePoints(mark, route, settings, reached?.[index]) : [];
    });
    return pointsScore(total(points, settings.bestN));
  };
  return settings.sharedPoints ? sharedScorer(routes, scoreOf) : ownScorer((marks) => scoreOf(marks));
}

/** Points that are shared among those who reached them: each new top changes everybody's score. */
function sharedScorer(
  routes: readonly BoardRoute[],
  scoreOf: (marks: Marks, reached: readonly Reached[]) => Score,
): Scorer {
  const reached = routes.map((): Reached => ({ tops: 0, zone1: 0, zone2: 0 }));
  const marksOf = new Map<string, Marks>();
  const scores = new Map<string, Score>();
  const count = (marks: Marks, by: 1 | -1) => {
    for (const [index, on] of reached.entries()) {
      const mark = marks[index];
      if (mark?.top != null) on.tops += by;
      if (mark?.zone1 != null) on.zone1 += by;
      if (mark?.zone2 != null) on.zone2 += by;
    }
  };
  const drop = (entry: string) => {
    count(marksOf.get(entry) ?? [], -1);
    scores.clear();
    return marksOf.delete(entry);
  };
  return {
    put(entry, marks) {
      const before = drop(entry);
      if (!started(marks)) return before;
      marksOf.set(entry, marks);
      count(marks, 1);
      return true;
    },
    drop,
    score(entry) {
      const marks = marksOf.get(entry);
      if (!marks) return null;
      const score = scores.get(entry) ?? scoreOf(marks, reached);
      scores.set(entry, score);
      return score;
    },
    compare: compareKeys,
  };
}
