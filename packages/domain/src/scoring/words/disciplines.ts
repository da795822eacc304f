import type { BoardRoute } from '../../model.ts';
import type { ClimbType, ScoringSystem } from '../../vocabulary.ts';
import { scoreParts } from './score-parts.ts';

/** A discipline of a combined score. */
export interface Discipline {
  readonly climbType: ClimbType;
  /** The sport route that is a discipline of its own; null = all of the type together. */
  readonly route: string | null;
}

/** What two entries have in one discipline, as printed: points, or places. */
export interface DisciplineFigures extends Discipline {
  readonly ahead: string;
  readonly behind: string;
}

/**
 * What a combined score is made of, discipline by discipline.
 *
 * @example figuresOf('4 (1 × 4)') // ['1', '4']
 */
export const figuresOf = (scoreText: string): readonly string[] =>
  scoreParts(scoreText)
    .beside.slice(1, -1)
    .split(/ [+×] /);

/**
 * The two combined scores side by side; empty for other systems, and where a score has no parts.
 *
 * @param begun whether anybody has a result on the route: no score tells of a discipline without one
 * @source scoring rules, section 11
 */
export function disciplineFigures(
  system: ScoringSystem,
  routes: readonly BoardRoute[],
  begun: (route: string) => boolean,
  ahead: string,
  behind: string,
): readonly DisciplineFigures[] {
  const disciplines = disciplinesOf(system, routes, begun);
  const [mine, theirs] = [figuresOf(ahead), figuresOf(behind)];
  if (mine.length !== disciplines.length || theirs.length !== disciplines.length) return [];
  return disciplines.map((discipline, index) => ({
    ...discipline,
    ahead: mine[index] ?? '',
    behind: theirs[index] ?? '',
  }));
}

/** In the order of the figures in a score. */
function disciplinesOf(
  system: ScoringSystem,
  all: readonly BoardRoute[],
  begun: (route: string) => boolean,
): readonly Discipline[] {
  const boulder = { climbType: 'BOULDER', route: null } as const;
  if (system === 'IFSC_COMBINED') return [boulder, { climbType: 'SPORT', route: null }];
  if (system !== 'IFSC_COMBINED_RANKS') return [];
  const routes = all.filter(({ uuid }) => begun(uuid));
  const sport = routes.filter(({ climbType }) => climbType === 'SPORT');
  return [
    ...sport.map(({ climbType, uuid }) => ({ climbType, route: uuid })),
    ...(sport.length < routes.length ? [boulder] : []),
  ];
}
