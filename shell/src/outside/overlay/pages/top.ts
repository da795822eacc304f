import { element } from '../../element.ts';
import { figureOf, nameOf, nationOf, placeOf } from '../parts.ts';
import type { Shown } from '../world.ts';

/** The first places of a category, at the side. */
export function drawTop({ name, board }: Shown, rows: number): HTMLElement | null {
  const first = board.rows.slice(0, rows);
  if (first.length === 0) return null;
  return element(
    'section',
    { class: 'panel side' },
    element('h1', {}, name),
    element(
      'ol',
      {},
      ...first.map((row) =>
        element(
          'li',
          { 'data-key': row.entry, 'data-value': row.scoreText },
          placeOf(row, board),
          nameOf(row.user, row.status),
          nationOf(row),
          figureOf(row),
        ),
      ),
    ),
  );
}
