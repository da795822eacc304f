import type { BoardRoute, BoardRow, ScoringSettings } from '../model.ts';
import type { ClimbType, ScoringSystem } from '../vocabulary.ts';
import type { Scorer } from './scorer.ts';
import { boulder2025Scorer } from './systems/boulder-2025.ts';
import { leadScorer } from './systems/lead.ts';
import { pointsScorer } from './systems/points.ts';
import { rankingScorer } from './systems/ranking.ts';
import { sportScorer } from './systems/sport.ts';

/** A column of a board on screen. `tuple` is the index into scoreTuple, whose tries are shown positive. */
export interface ScoreColumn {
  readonly key: 'score' | 'tops' | 'zones' | 'triesToTop' | 'triesToZone';
  readonly label: string;
  readonly title: string;
  readonly tuple: 0 | 1 | 2 | 3 | null;
}

/** One way to score: everything that differs between systems. */
export interface System {
  /** Only these routes count; null = all. */
  readonly climbType: ClimbType | null;
  /** Smaller scores are better. */
  readonly ascending: boolean;
  readonly columns: readonly ScoreColumn[];
  /** Ties are broken by ranks of earlier rounds. */
  readonly countBack: boolean;
  /** What splits a tie that count-back leaves. */
  readonly lastTieBreak: 'time' | 'fewest-attempts' | null;
  /** `grouped`: the field is a starting group, with routes of its own. */
  readonly scorer: (routes: readonly BoardRoute[], settings: ScoringSettings, grouped: boolean) => Scorer;
}

const scoreColumn: readonly ScoreColumn[] = [{ key: 'score', label: 'Score', title: 'Score', tuple: null }];

export const systems: Record<ScoringSystem, System> = {
  DEFAULT: {
    climbType: null,
    ascending: false,
    columns: scoreColumn,
    countBack: true,
    lastTieBreak: null,
    scorer: pointsScorer,
  },
  IFSC_RANKING: {
    climbType: 'BOULDER',
    ascending: false,
    columns: [
      { key: 'tops', label: 'T', title: 'Tops', tuple: 0 },
      { key: 'zones', label: 'Z', title: 'Zones', tuple: 1 },
      { key: 'triesToTop', label: 'TA', title: 'Attempts to top', tuple: 2 },
      { key: 'triesToZone', label: 'ZA', title: 'Attempts to zone', tuple: 3 },
    ],
    countBack: true,
    lastTieBreak: 'fewest-attempts',
    scorer: rankingScorer,
  },
  IFSC_SPORT: {
    climbType: 'SPORT',
    ascending: true,
    columns: scoreColumn,
    countBack: false,
    lastTieBreak: null,
    scorer: (routes, _settings, grouped) => sportScorer(routes, grouped),
  },
  IFSC_BOULDER_2025: {
    climbType: 'BOULDER',
    ascending: false,
    columns: scoreColumn,
    countBack: true,
    lastTieBreak: null,
    scorer: boulder2025Scorer,
  },
  IFSC_LEAD: {
    climbType: 'SPORT',
    ascending: false,
    columns: scoreColumn,
    countBack: true,
    lastTieBreak: 'time',
    scorer: leadScorer,
  },
};

/** The columns of a board after position and name. (spec 2 §2: IFSC_RANKING splits, the others have one) */
export function scoreColumns(system: ScoringSystem): readonly ScoreColumn[] {
  return systems[system].columns;
}

/** Smaller scores are better; of IFSC_SPORT only. */
export function isAscending(system: ScoringSystem): boolean {
  return systems[system].ascending;
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
