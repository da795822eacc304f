import type { ScoringSystem } from '../../vocabulary.ts';

/** Whether a stage is raced in heats, and so has a start list by lanes. */
export const isSpeed = (system: ScoringSystem): boolean =>
  system === 'IFSC_SPEED' || system === 'IFSC_SPEED_FINAL';
