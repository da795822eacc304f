import type { EmbeddedBoard } from '@topout/contract';
import { element } from '../element.ts';
import { type Column, columnsOf } from './columns.ts';
import { embedTexts as texts } from './texts.ts';

type Row = EmbeddedBoard['rows'][number];

/** What a board says, drawn anew with each version: names and figures are few. */
export function drawBoard(board: EmbeddedBoard, before: EmbeddedBoard | null): HTMLElement {
  const { category, competition, rows, scoringSystem, total } = board;
  const columns = columnsOf(scoringSystem);
  const part = texts.part(rows.length, total);
  const known = new Map(before?.rows.map((row) => [row.entry, row.scoreText]));
  return element(
    'table',
    { part: 'table' },
    element(
      'caption',
      { part: 'caption' },
      element('strong', {}, category.name),
      element('span', {}, [competition.name, part].filter(Boolean).join(' · ')),
    ),
    element('thead', {}, headRow(columns)),
    element(
      'tbody',
      {},
      ...(rows.length === 0
        ? [
            element(
              'tr',
              {},
              element('td', { class: 'nobody', colspan: String(columns.length + 2) }, texts.nobody),
            ),
          ]
        : rows.map((row, index) =>
            boardRow(row, columns, {
              tied:
                row.position !== null &&
                [rows[index - 1], rows[index + 1]].some((near) => near?.position === row.position),
              changed: known.has(row.entry) && known.get(row.entry) !== row.scoreText,
            }),
          )),
    ),
  );
}

const headRow = (columns: readonly Column[]) =>
  element(
    'tr',
    {},
    element(
      'th',
      { scope: 'col', class: 'place' },
      element('span', { class: 'hidden' }, texts.place),
      hash(),
    ),
    element('th', { scope: 'col' }, texts.name),
    ...columns.map(({ head, title, extra }) =>
      element(
        'th',
        { scope: 'col', class: extra ? 'figure extra' : 'figure' },
        title === undefined ? head : element('abbr', { title }, head),
      ),
    ),
  );

const hash = () => element('span', { 'aria-hidden': 'true' }, '#');

function boardRow(
  row: Row,
  columns: readonly Column[],
  { tied, changed }: { tied: boolean; changed: boolean },
) {
  const { position, user, status } = row;
  const absence = status in texts.absences ? texts.absences[status as keyof typeof texts.absences] : null;
  const figures =
    absence === null
      ? columns.map((column) =>
          element('td', { class: column.extra ? 'figure extra' : 'figure' }, column.text(row) || '–'),
        )
      : [
          element(
            'td',
            { class: 'figure', colspan: String(columns.length) },
            element('abbr', { title: absence }, status),
          ),
        ];
  return element(
    'tr',
    { part: 'row', class: changed ? 'changed' : undefined },
    element(
      'td',
      { class: 'place' },
      tied ? element('span', { class: 'hidden' }, `${texts.tied} `) : null,
      tied ? element('span', { class: 'tie', 'aria-hidden': 'true' }, '=') : null,
      position === null ? '–' : String(position),
    ),
    element(
      'th',
      { scope: 'row', part: 'name' },
      `${user.firstName} ${user.lastName}`.trim(),
      status === 'RETIRED' ? element('abbr', { title: texts.retired }, ' (R)') : null,
    ),
    ...figures,
  );
}
