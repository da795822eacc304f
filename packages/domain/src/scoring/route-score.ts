import type { ScoringSettings } from '../competition/settings.ts';
import type { BoardRoute, RouteResult } from '../model.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import { boulderTenths } from './systems/boulder-2025.ts';
import { routePoints } from './systems/points.ts';

/**
 * What one route adds to a score, for the scorecard; null if a route has no value of its own: in ranking
 * systems, and where competitors share points.
 *
 * @source behaviour: boards#score
 */
export function routeScore(
  result: RouteResult,
  route: BoardRoute,
  system: ScoringSystem,
  settings: ScoringSettings,
): number | null {
  if (system === 'DEFAULT') return settings.sharedPoints ? null : routePoints(result, route, settings);
  if (system === 'IFSC_BOULDER_2025' && route.climbType === 'BOULDER') {
    return boulderTenths(result, route.segmentsCount) / 10;
  }
  return null;
}
