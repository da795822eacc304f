import type { LatestResult, Route } from '@topout/contract';
import { ordinal } from '@topout/domain';
import { newsTexts as texts } from '../texts.ts';
import type { News } from './news-between.ts';

/** "topped 12 on the 2nd attempt". @param name of the route, as the category knows it */
export function toldResult(
  { mark, attempt }: LatestResult,
  { climbType }: Pick<Route, 'climbType'>,
  name: string,
): string {
  if (climbType === 'SPORT') return mark === 'T' ? texts.topped(name) : texts.holds(name, attempt);
  if (mark === 'F') return texts.flashed(name);
  const on = texts.onAttempt(ordinal(attempt));
  if (mark === 'T') return `${texts.topped(name)} ${on}`;
  const zone = mark === 'Z' ? texts.secondZone : mark === 'y' ? texts.firstZone : texts.zone;
  return `${zone(name)} ${on}`;
}

/** "+250, up 3 to 8th". */
export function toldGain({ gained, climbed, row: { position } }: News): string {
  const place = position === null ? '' : ordinal(position);
  return [gained > 0 && texts.gained(gained), place && (climbed > 0 ? texts.up(climbed, place) : place)]
    .filter(Boolean)
    .join(', ');
}
