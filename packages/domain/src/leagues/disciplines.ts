import type { Discipline, ScoringSystem } from '../vocabulary.ts';

const of: Partial<Record<ScoringSystem, Discipline>> = {
  IFSC_RANKING: 'BOULDER',
  IFSC_BOULDER_2025: 'BOULDER',
  IFSC_SPORT: 'LEAD',
  IFSC_LEAD: 'LEAD',
  IFSC_SPEED: 'SPEED',
  IFSC_SPEED_FINAL: 'SPEED',
};

/** The discipline of a competition that is scored in these ways; null for a mix, and for points of any routes. */
export function disciplineOf(systems: readonly ScoringSystem[]): Discipline | null {
  const [first = null, ...others] = new Set(systems.map((system) => of[system] ?? null));
  return others.length > 0 ? null : first;
}
