type Route = Results['stages'][number]['categories'][number]['routes'][number];

/** A route with its number: `7 Red Hot`. */
export function routeTitle({ number, name }: Pick<Route, 'number' | 'name'>): string {
  return number === null || name === String(number) ? name : `${number} ${name}`.trim();
}
import type { Results } from '@topout/contract';
