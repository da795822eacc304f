import type { ScoringSystem } from '../../vocabulary.ts';
import { isSpeed } from '../speed/is-speed.ts';

/** What somebody did last. */
interface LastResult {
  readonly firstName: string;
  /** The route's; null = it has none. */
  readonly number: number | null;
  /** One character, see `markOf`. */
  readonly mark: string;
}

const minuteMs = 60_000;

/**
 * The last change of a board in a few words.
 *
 * @param system of the board: in speed a route is a lane, or a round
 * @param agoMs how long it is past
 * @example lastResultWords({ firstName: 'Zoë', number: 12, mark: 'T' }, 'DEFAULT', 5_000) // 'Zoë topped 12 just now'
 */
export function lastResultWords(
  { firstName, number, mark }: LastResult,
  system: ScoringSystem,
  agoMs: number,
): string {
  const minutes = Math.floor(agoMs / minuteMs);
  const climbed = number === null ? deedOf(mark).alone : `${deedOf(mark).on} ${number}`;
  const deed = `${firstName} ${isSpeed(system) ? 'raced' : climbed}`;
  return minutes < 1 ? `${deed} just now` : `${deed}, ${minutes} min ago`;
}

function deedOf(mark: string): { readonly on: string; readonly alone: string } {
  if (mark === 'F') return { on: 'flashed', alone: 'flashed a route' };
  if (mark === 'T') return { on: 'topped', alone: 'topped a route' };
  if ('Zzy'.includes(mark)) return { on: 'reached the zone on', alone: 'reached a zone' };
  return { on: 'climbed on', alone: 'climbed' };
}
