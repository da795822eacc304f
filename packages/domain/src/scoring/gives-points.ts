import type { ScoringSystem } from '../vocabulary.ts';

/** Whether scores of a system are points, which can be multiplied, and added to those of other categories. */
export const givesPoints = (system: ScoringSystem): boolean =>
  system === 'DEFAULT' || system === 'IFSC_BOULDER_2025';
