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

/** How boards show each system: apart from the arithmetic, which a screen need not load. (spec 2 §2) */
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

/** Whether smaller scores are better: of IFSC_SPORT only. */
export function isAscending(system: ScoringSystem): boolean {
  return layouts[system].ascending;
}

/** The score of a row, column by column; tries, which are stored negated, are positive. (spec 2 §9) */
export function scoreCells(
  { scoreText, scoreTuple }: Pick<BoardRow, 'scoreText' | 'scoreTuple'>,
  system: ScoringSystem,
): string[] {
  return scoreColumns(system).map(({ tuple }) => {
    if (tuple === null) return scoreText;
    return scoreTuple ? String(Math.abs(scoreTuple[tuple])) : '';
  });
}

/** Whether a result of one competitor may change what another's are worth: such a score tells how others climb. */
export function dependsOnOthers(
  system: ScoringSystem,
  { sharedPoints }: Pick<ScoringSettings, 'sharedPoints'>,
): boolean {
  return system === 'IFSC_SPORT' || (system === 'DEFAULT' && sharedPoints);
}
