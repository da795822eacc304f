import type { RouteResult } from '../model.ts';
import type { ClimbType, ScoringSystem } from '../vocabulary.ts';
import { runOf, runText } from './speed/run.ts';

type ListedMark = Pick<RouteResult, 'top' | 'zone1' | 'hold' | 'plus' | 'duration'>;

/** The result on a route, with the numbers of the attempts: `T3 Z1`, `Z2`, `34+`, `TOP`; on a lane the run. */
export function markText(mark: ListedMark, climbType: ClimbType, system: ScoringSystem): string {
  if (system.startsWith('IFSC_SPEED')) return runText(runOf(mark));
  if (climbType === 'SPORT') return mark.top === null ? `${mark.hold}${mark.plus ? '+' : ''}` : 'TOP';
  const top = mark.top === null ? [] : [`T${mark.top}`];
  const reached = mark.zone1 === null ? [] : [`Z${mark.zone1}`];
  return [...top, ...reached].join(' ') || '–';
}
