import type { ScoringSettings } from '../competition/settings.ts';
import type { BoardRow, RouteResult } from '../model.ts';
import type { ClimbType, ScoringSystem } from '../vocabulary.ts';
import { runOf, runText } from './speed/run.ts';

/** A column of a board on screen. */
export interface ScoreColumn {
  readonly key: 'score' | 'tops' | 'zones' | 'triesToTop' | 'triesToZone';
  readonly label: string;
  readonly title: string;
  /** Index into scoreTuple; null = the score's text. */
  readonly tuple: 0 | 1 | 2 | 3 | null;
}

const score: ScoreColumn = { key: 'score', label: 'Score', title: 'Score', tuple: null };

const tally: readonly ScoreColumn[] = [
  { key: 'tops', label: 'T', title: 'Tops', tuple: 0 },
  { key: 'zones', label: 'Z', title: 'Zones', tuple: 1 },
  { key: 'triesToTop', label: 'TA', title: 'Attempts to top', tuple: 2 },
  { key: 'triesToZone', label: 'ZA', title: 'Attempts to zone', tuple: 3 },
];

/** The columns of a board after position and name. (behaviour: boards#score) */
export function scoreColumns(system: ScoringSystem): readonly ScoreColumn[] {
  return system === 'IFSC_RANKING' ? tally : [score];
}

/** Ranks multiplied, and times. */
const smaller = /SPORT|SPEED|RANKS/;

/** Whether smaller scores are better. */
export function isAscending(system: ScoringSystem): boolean {
  return smaller.test(system);
}

/**
 * The score of a row, column by column; tries, which are stored negated, become positive. (behaviour:
 * boards#score)
 */
export function scoreCells(
  { scoreText, scoreTuple }: Pick<BoardRow, 'scoreText' | 'scoreTuple'>,
  system: ScoringSystem,
): string[] {
  return scoreColumns(system).map(({ tuple }) => {
    if (tuple === null) return scoreText;
    return scoreTuple ? String(Math.abs(scoreTuple[tuple])) : '';
  });
}

/**
 * Whether one competitor's result may change the value of another's, so that a score reveals how others
 * climb.
 */
export function dependsOnOthers(
  system: ScoringSystem,
  { sharedPoints }: Pick<ScoringSettings, 'sharedPoints'>,
): boolean {
  return isAscending(system) || (system === 'DEFAULT' && sharedPoints);
}

type ListedMark = Pick<RouteResult, 'top' | 'zone1' | 'hold' | 'plus' | 'duration'>;

/** The result on a route, with the numbers of the attempts: `T3 Z1`, `Z2`, `34+`, `TOP`; on a lane the run. */
export function markText(mark: ListedMark, climbType: ClimbType, system: ScoringSystem): string {
  if (system.startsWith('IFSC_SPEED')) return runText(runOf(mark));
  if (climbType === 'SPORT') return mark.top === null ? `${mark.hold}${mark.plus ? '+' : ''}` : 'TOP';
  const top = mark.top === null ? [] : [`T${mark.top}`];
  const reached = mark.zone1 === null ? [] : [`Z${mark.zone1}`];
  return [...top, ...reached].join(' ') || '–';
}
