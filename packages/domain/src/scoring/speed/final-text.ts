import type { BoardRow } from '../../model.ts';
import { timeText } from './run.ts';

/** Whoever gets to the semi-finals races for one of these places. */
const placesOfSemiFinals = 4;

/**
 * What lists print of somebody in a knock-out: their last heat, and for those out before the semi-finals also their
 * best time of the qualification, cut to hundredths.
 *
 * @param qualifiedMs null = not known
 * @example finalText({ position: 9, scoreText: 'FALL' }, 4988) // FALL (4.98)
 * @source scoring rules, section 13
 */
export function finalText(
  { position, scoreText }: Pick<BoardRow, 'position' | 'scoreText'>,
  qualifiedMs: number | null,
): string {
  const out = position !== null && position > placesOfSemiFinals && scoreText !== '';
  return out && qualifiedMs !== null ? `${scoreText} (${timeText(qualifiedMs)})` : scoreText;
}
