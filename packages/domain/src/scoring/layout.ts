import type { ScoringSettings } from '../competition/settings.ts';
import type { BoardRow } from '../model.ts';
import type { ScoringSystem } from '../vocabulary.ts';

/** A column of a board on screen. */
export interface ScoreColumn {
  readonly key: 'score' | 'tops' | 'zones' | 'triesToTop' | 'triesToZone';
  readonly label: string;
  readonly title: string;
  /** Index into scoreTuple; null = the score's text. */
  readonly tuple: 0 | 1 | 2 | 3 | null;
}

interface Layout {
  readonly columns: readonly ScoreColumn[];
  /** Smaller scores are better. */
  readonly ascending: boolean;
}

const score: ScoreColumn = { key: 'score', label: 'Score', title: 'Score', tuple: null };
const oneColumn: Layout = { columns: [score], ascending: false };

/**
 * How boards show each system, separate from the arithmetic, which a screen need not load. (behaviour:
 * boards#score)
 */
const layouts: Record<ScoringSystem, Layout> = {
  DEFAULT: oneColumn,
  IFSC_RANKING: {
    columns: [
      { key: 'tops', label: 'T', title: 'Tops', tuple: 0 },
      { key: 'zones', label: 'Z', title: 'Zones', tuple: 1 },
      { key: 'triesToTop', label: 'TA', title: 'Attempts to top', tuple: 2 },
      { key: 'triesToZone', label: 'ZA', title: 'Attempts to zone', tuple: 3 },
    ],
    ascending: false,
  },
  IFSC_SPORT: { columns: [score], ascending: true },
  IFSC_BOULDER_2025: oneColumn,
  IFSC_LEAD: oneColumn,
};

/** The columns of a board after position and name. */
export function scoreColumns(system: ScoringSystem): readonly ScoreColumn[] {
  return layouts[system].columns;
}

/** Whether smaller scores are better: only in IFSC_SPORT. */
export function isAscending(system: ScoringSystem): boolean {
  return layouts[system].ascending;
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
  return system === 'IFSC_SPORT' || (system === 'DEFAULT' && sharedPoints);
}
