import type { ScoringSettings } from '../competition/settings.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import { givesPoints } from './gives-points.ts';

/** A handicap as organisers set it, for each kind; null = none set. */
export interface Handicap {
  readonly handicapPercent: number | null;
  readonly handicapPoints: number | null;
}

/** How a category handicaps its scores. */
export interface HandicapRules {
  readonly system: ScoringSystem;
  readonly settings: Pick<ScoringSettings, 'handicap'>;
  /** For everybody who has none of their own. */
  readonly handicap: Handicap;
}

/** The bounds of what organisers may set. */
export const handicapBounds = { percent: [1, 999], points: [-100_000, 100_000] } as const;

/**
 * The handicap that counts for somebody, in percent or points as the competition has it: their own, otherwise
 * their category's; null where it changes nothing.
 */
export function handicapFor({ system, settings, handicap }: HandicapRules, own: Handicap): number | null {
  if (!givesPoints(system) || settings.handicap === 'none') return null;
  const [name, neutral] = settings.handicap === 'factor' ? factor : added;
  const amount = own[name] ?? handicap[name] ?? neutral;
  return amount === neutral ? null : amount;
}

const factor = ['handicapPercent', 100] as const;
const added = ['handicapPoints', 0] as const;
