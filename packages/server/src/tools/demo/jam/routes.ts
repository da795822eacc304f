import { demoId } from '../demo-ids.ts';
import type { ClimbedRoute } from '../session.ts';

/** A boulder of the jam. */
export interface JamRoute extends ClimbedRoute {
  readonly name: string;
  readonly colors: string;
}

const circuits: readonly (readonly [colors: string, difficulty: number, names: readonly string[]])[] = [
  [
    '#f2c230',
    -2.4,
    ['Doorstep', 'Warm Hands', 'Custard', 'Easy Tiger', 'Ladder', 'Sunday', 'Big Holds', 'Bananas'],
  ],
  ['#3f9b58', -1.3, ['Moss', 'Garden Wall', 'Pickle', 'Lean In', 'Frog', 'Side Gate', 'Two Step', 'Hedge']],
  [
    '#2f6fc4',
    -0.3,
    ['Ripple', 'Blue Monday', 'Sway', 'High Tide', 'Long Reach', 'Denim', 'Cold Tap', 'Undertow'],
  ],
  ['#7d4bb3', 0.6, ['Velvet', 'Plum', 'Heel Toe', 'Dusk', 'Bruise', 'Slow Burn', 'Sloper Club']],
  ['#d23c34', 1.5, ['Alarm', 'Red Eye', 'Matchstick', 'Ketchup', 'Siren', 'Hot Plate', 'Brick']],
  ['#26262b', 2.5, ['Lights Out', 'Ink', 'Midnight Oil', 'Raven', 'Coal', 'Void', 'Last Orders']],
];

/** Forty-five boulders in six circuits, from easy to hard. */
export const jamRoutes: readonly JamRoute[] = circuits
  .flatMap(([colors, difficulty, names]) =>
    names.map((name, index) => ({ name, colors, difficulty: difficulty + index * 0.12 })),
  )
  .map((route, index) => ({
    ...route,
    id: demoId('route', 5, index + 1),
    climbType: 'BOULDER',
    segmentsCount: 1,
  }));

/** The four hardest have a queue and need a witness. */
export const witnessedRoutes = jamRoutes.slice(-4);
