import type { ScoringSettings } from '../competition/settings.ts';
import type { Attempt } from '../model.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import { boulderChoices } from './boulder-choices.ts';

type Reached = Pick<Attempt, 'success' | 'segmentsCount'>;

/** A key for a climber's own boulder. */
export interface OwnChoice {
  readonly key: 'TRY' | 'ZONE_1' | 'ZONE_2' | 'TOP' | 'FLASH';
  readonly label: string;
  /** What it logs, in order. */
  readonly attempts: readonly Reached[];
  /** It comes after the attempts that are there; otherwise it takes their place. */
  readonly adds: boolean;
}

const fall: Reached = { success: false, segmentsCount: 0 };
const top: Reached = { success: true, segmentsCount: 1 };

/** Whether the number of attempts on boulders makes a difference, apart from the flash. */
export function attemptsMatter(
  system: ScoringSystem,
  {
    attemptPenalty,
    attemptPoints,
    pointsTieBreak,
    podiumTieBreak,
  }: Pick<ScoringSettings, 'attemptPenalty' | 'attemptPoints' | 'pointsTieBreak' | 'podiumTieBreak'>,
): boolean {
  if (system !== 'DEFAULT') return true;
  return attemptPenalty > 0 || attemptPoints.length > 0 || pointsTieBreak !== 'none' || podiumTieBreak;
}

/**
 * The keys by which climbers log a boulder, least first. Where attempts matter, each press is one attempt.
 * Elsewhere one press says how it ended: a top that was no flash counts as the second attempt. (behaviour:
 * self-scoring#keys)
 *
 * @param zones of the boulder, 0 to 2
 */
export function ownChoices(zones: number, countsAttempts: boolean): readonly OwnChoice[] {
  const choices = boulderChoices(zones).map(({ key, label, success, segmentsCount }) => ({
    key,
    label,
    attempts: [{ success, segmentsCount }],
    adds: true,
  }));
  if (countsAttempts) return choices;
  const reached = choices.filter(({ key }) => key.startsWith('ZONE')).map((one) => ({ ...one, adds: false }));
  return [
    ...reached,
    { key: 'TOP', label: 'Top', attempts: [fall, top], adds: false },
    { key: 'FLASH', label: 'Flash', attempts: [top], adds: false },
  ];
}
