import type { Route } from '@topout/api-client';
import { routeColors } from '@topout/domain';
import type { Pin } from '../map/map-pin.tsx';
import { circuits } from '../organise/new/circuits.ts';
import { texts } from './texts.ts';

/** What the holds of gyms are called; other codes say nothing when they are read out. */
const words = new Map(circuits.map(({ color, name }) => [color, name.toLowerCase()]));
const wordOf = (colour: string) => words.get(colour) ?? (/^[a-z]+$/i.test(colour) ? colour : '');

/** "Route 7, red and white, boulder". */
export function routeText(route: Route, name: string): string {
  const colours = routeColors(route.colors).map(wordOf).filter(Boolean).join(' and ');
  const kind = route.climbType === 'SPORT' ? texts.sport : texts.boulder;
  return [texts.route(name), colours, kind].filter(Boolean).join(', ');
}

/** A route as a pin; null where it is on no map. */
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
