import type { Attempt } from '../model.ts';

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
 * The choices on a boulder with no, one or two zones, from the least to the most.
 *
 * @source spec 2 §4: one zone reads "Zone", two read "Zone 1" and "Zone 2"
 */
export function boulderChoices(zones: number): readonly BoulderChoice[] {
  if (zones <= 0) return [attempted, top];
  if (zones === 1) return [attempted, zone('ZONE_1', 'Zone', 1), top];
  return [attempted, zone('ZONE_1', 'Zone 1', 1), zone('ZONE_2', 'Zone 2', 2), top];
}

/** The icon of an attempt that stands: T, Z, Z1, Z2, or a dash for a try. (spec 2 §4) */
export function attemptIcon(
  { success, segmentsCount }: Pick<Attempt, 'success' | 'segmentsCount'>,
  zones: number,
): string {
  if (success) return 'T';
  if (segmentsCount === 0) return '–';
  return zones <= 1 ? 'Z' : `Z${segmentsCount}`;
}
