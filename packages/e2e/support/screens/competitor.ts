import { gym } from './places.ts';
import type { Screen } from './screen.ts';

/** Of a competitor. */
export const climberScreens: readonly Screen[] = [
  { name: 'scorecard', path: gym, heading: 'Camille Moreau', title: 'Scorecard' },
];
