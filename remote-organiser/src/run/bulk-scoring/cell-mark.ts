import type { Route } from '@topout/contract';
import { markOf, parseResultCode, resultOf } from '@topout/domain';

/** How high the tile of a result code is filled, see `heightOf`. */
export function cellMark(code: string, route: Route): string {
  const read = parseResultCode(code, route, Infinity);
  if ('problem' in read) return '-';
  const attempts = read.attempts.map((attempt) => ({ ...attempt, duration: null }));
  return markOf(resultOf(attempts, route.climbType), route);
}
