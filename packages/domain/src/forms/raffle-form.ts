import { number, object, string } from 'yup';
import { longest } from '../longest.ts';
import { raffleSources } from '../vocabulary.ts';

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

/** The rules of a raffle, and its prizes: how many, and their names line by line. */
export const raffleForm = object({
  drawnFrom: string().oneOf(raffleSources).required(),
  least: number().integer().min(1).max(500).required(),
  count: number().integer().min(0).max(100).required(),
  names: string()
    .default('')
    .test('length', 'A name is too long.', (names) =>
      linesOf(names).every((name) => name.length <= longest.name),
    )
    .test('count', 'At most 100 prizes', (names) => linesOf(names.trim()).length <= 100),
});

/**
 * The names of the prizes in order; prizes without one are empty.
 *
 * @example prizeNames('Rope\nBag', 3) // ['Rope', 'Bag', '']
 */
export function prizeNames(names: string, count: number): string[] {
  const lines = names.trim() === '' ? [] : linesOf(names.trimEnd());
  return Array.from({ length: Math.max(count, lines.length) }, (_, index) => lines[index] ?? '');
}
