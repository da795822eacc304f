import type { LeaderboardRow } from '@topout/contract';
import { element } from '../../element.ts';
import { dayOf, figureOf, nameOf, nationOf, placeOf } from '../parts.ts';
import { overlayTexts as texts } from '../texts.ts';
import type { Shown } from '../world.ts';

/** Rows that fit one above the other. */
export const boardRows = 10;

function scoreOf(row: LeaderboardRow): HTMLElement {
  const { scoreTuple, status } = row;
  if (!scoreTuple || status === 'DNS' || status === 'DSQ') return figureOf(row);
  return element(
    'span',
    { class: 'ranking' },
    ...scoreTuple.map((value) => element('b', {}, String(Math.abs(value)))),
  );
}

/** A whole board, ten rows at a time. @param part from 0 */
export function drawBoard({ name, board }: Shown, part: number): HTMLElement | null {
  const { rows, scoringSystem } = board;
  const shown = rows.slice(part * boardRows, (part + 1) * boardRows);
  if (shown.length === 0) return null;
  const from = part * boardRows + 1;
  const about = rows.length > boardRows ? texts.part(from, from + shown.length - 1, rows.length) : '';
  return element(
    'section',
    { class: 'panel whole' },
    element(
      'h1',
      {},
      name,
      element('small', {}, about),
      scoringSystem === 'IFSC_RANKING'
        ? element('span', { class: 'ranking heads' }, ...texts.ranking.map((head) => element('b', {}, head)))
        : null,
    ),
    element(
      'ol',
      {},
      ...shown.map((row) =>
        element(
          'li',
          { 'data-key': row.entry, 'data-value': row.scoreText },
          placeOf(row, board),
          nameOf(row.user, row.status),
          nationOf(row),
          row.status === 'DNS' || row.status === 'DSQ' ? null : dayOf(row.marks ?? ''),
          scoreOf(row),
        ),
      ),
    ),
  );
}
