import type { Route } from '@topout/contract';
import { routeColors } from '@topout/domain';
import type { Pin } from '@topout/app-kit/venue-map';
import { colourWords } from '../../competition/colour-words.ts';
import { texts } from './texts.ts';

/** "Route 7, red and white, boulder". */
export function routeText(route: Route, name: string): string {
  const colours = colourWords(route.colors);
  const kind = route.climbType === 'SPORT' ? texts.sport : texts.boulder;
  return [texts.route(name), colours, kind].filter(Boolean).join(', ');
}

/** A route as a pin; null if it is on no map. */
export function pinOf(route: Route, pin: Omit<Pin, 'id' | 'x' | 'y' | 'colors' | 'square'>): Pin | null {
  if (route.mapPosition === null) return null;
  return {
    ...pin,
    ...route.mapPosition,
    id: route.uuid,
    colors: routeColors(route.colors),
    square: route.climbType === 'SPORT',
  };
}
