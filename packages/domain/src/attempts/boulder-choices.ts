import type { Attempt } from '../model.ts';
import type { Mark } from '../scoring/mark-of.ts';

/** What a judge can say about one boulder attempt. */
export interface BoulderChoice {
  readonly key: 'TRY' | 'ZONE_1' | 'ZONE_2' | 'TOP';
  readonly label: string;
  readonly success: boolean;
  readonly segmentsCount: number;
}

const attempted: BoulderChoice = { key: 'TRY', label: 'Try', success: false, segmentsCount: 0 };
const top: BoulderChoice = { key: 'TOP', label: 'Top', success: true, segmentsCount: 1 };
const zone = (key: 'ZONE_1' | 'ZONE_2', label: string, segmentsCount: number): BoulderChoice => ({
  key,
  label,
  success: false,
  segmentsCount,
});

/**
 * The choices on a boulder with no, one or two zones, least first.
 *
 * @source behaviour: judging#attempts-of-a-boulder, one zone reads "Zone", two read "Zone 1" and "Zone 2"
 */
export function boulderChoices(zones: number): readonly BoulderChoice[] {
  if (zones <= 0) return [attempted, top];
  if (zones === 1) return [attempted, zone('ZONE_1', 'Zone', 1), top];
  return [attempted, zone('ZONE_1', 'Zone 1', 1), zone('ZONE_2', 'Zone 2', 2), top];
}

/**
 * The icon of a recorded attempt: T, Z, Z1, Z2, or a dash for a try. (behaviour:
 * judging#attempts-of-a-boulder)
 */
export function attemptIcon(
  { success, segmentsCount }: Pick<Attempt, 'success' | 'segmentsCount'>,
  zones: number,
): string {
  if (success) return 'T';
  if (segmentsCount === 0) return '–';
  return zones <= 1 ? 'Z' : `Z${segmentsCount}`;
}

/** What one attempt looks like: how high it is filled, without regard to those before it. */
export function attemptMark(
  { success, segmentsCount }: Pick<Attempt, 'success' | 'segmentsCount'>,
  zones: number,
): Mark {
  if (success) return 'T';
  if (segmentsCount === 0) return '-';
  if (zones <= 1) return 'z';
  return segmentsCount === 1 ? 'y' : 'Z';
}
