import type { ScoringSettings } from '../competition/settings.ts';
import type { BoardRoute } from '../model.ts';
import type { ClimbType, ScoringSystem } from '../vocabulary.ts';
import type { Scorer } from './scorer.ts';
import { boulder2025Scorer } from './systems/boulder-2025.ts';
import { combinedRanksScorer } from './systems/combined-ranks.ts';
import { combinedScorer } from './systems/combined.ts';
import { leadScorer } from './systems/lead.ts';
import { pointsScorer } from './systems/points.ts';
import { rankingScorer } from './systems/ranking.ts';
import { speedFinalScorer } from './systems/speed-final.ts';
import { speedScorer } from './systems/speed.ts';
import { sportScorer } from './systems/sport.ts';

/**
 * One way to score: everything that differs between systems. To add one, add a row here and one in
 * `layout.ts`.
 */
export interface System {
  /** Only routes of this type count; null = all. */
  readonly climbType: ClimbType | null;
  /** `grouped`: the field is a starting group with its own routes. */
  readonly scorer: (routes: readonly BoardRoute[], settings: ScoringSettings, grouped: boolean) => Scorer;
  /** Ranks of earlier stages break ties, if there are any. */
  readonly countBack: boolean;
  /** What may split a tie that remains after count-back. */
  readonly lastTieBreak: 'time' | 'fewest-attempts' | 'lead' | 'points' | null;
}

/** @source scoring rules, sections 2 to 7, 10, 11 and 13 */
export const systems: Record<ScoringSystem, System> = {
  DEFAULT: { climbType: null, scorer: pointsScorer, countBack: true, lastTieBreak: 'points' },
  IFSC_RANKING: {
    climbType: 'BOULDER',
    scorer: rankingScorer,
    countBack: true,
    lastTieBreak: 'fewest-attempts',
  },
  IFSC_SPORT: {
    climbType: 'SPORT',
    scorer: sportScorer,
    countBack: false,
    lastTieBreak: null,
  },
  IFSC_BOULDER_2025: {
    climbType: 'BOULDER',
    scorer: boulder2025Scorer,
    countBack: true,
    lastTieBreak: null,
  },
  IFSC_LEAD: {
    climbType: 'SPORT',
    scorer: leadScorer,
    countBack: true,
    lastTieBreak: 'time',
  },
  IFSC_SPEED: {
    climbType: 'SPORT',
    scorer: speedScorer,
    countBack: false,
    lastTieBreak: null,
  },
  IFSC_SPEED_FINAL: {
    climbType: 'SPORT',
    scorer: speedFinalScorer,
    countBack: true,
    lastTieBreak: null,
  },
  IFSC_COMBINED: {
    climbType: null,
    scorer: combinedScorer,
    countBack: true,
    lastTieBreak: 'lead',
  },
  IFSC_COMBINED_RANKS: {
    climbType: null,
    scorer: combinedRanksScorer,
    countBack: true,
    lastTieBreak: null,
  },
};
