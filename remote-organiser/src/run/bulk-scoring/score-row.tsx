import { Button, RowHeader, Td, Tr, VisuallyHidden } from '@topout/ui';
import { Tile } from '@topout/ui/marks';
import { type ComponentProps, memo } from 'react';
import { RouteHold } from '../../competition/route-hold.tsx';
import styles from './bulk-scoring.module.css';
import { cellMark } from './cell-mark.ts';
import { CellState } from './cell-state.tsx';
import type { GridRow } from './grid-row.ts';
import { ResultInput, type ResultInputProps } from './result-cell.tsx';
import { bulkTexts as texts } from './texts.ts';
import type { CellScore } from './use-scoring.ts';

/** Columns of the grid, in order. */
export const columns = { name: 0, result: 1, state: 2, by: 3, check: 4 } as const;

/** The implied role of a cell in such a table; not every screen reader knows it. */
const gridCell = { role: 'gridcell' } as const;
const rowHeader = { role: 'rowheader' } as const;

export interface ScoreRowProps {
  readonly index: number;
  readonly row: GridRow;
  /** Props of a row in the window; they follow from the index. */
  readonly rowProps: ComponentProps<typeof Tr>;
  readonly cell: CellScore;
  /** The column of the active cell, if it is in this row. */
  readonly active: number | null;
  /** The input being typed here. */
  readonly editing: Pick<ResultInputProps, 'initial' | 'problem'> | null;
  readonly checks: boolean;
  /** Profile uuid of the person typing. */
  readonly me: string | null;
  readonly onActive: (row: number, column: number) => void;
  readonly onEdit: (row: number) => void;
  readonly onCommit: (row: number, text: string, by: 'down' | 'right' | 'stay') => void;
  readonly onCancel: (row: number) => void;
  readonly onSettle: (row: number) => void;
  readonly onCheck: (row: number) => void;
}

/** The competitor with number and category, or the route: a hold says its number, so that only its name is written. */
function RowName({ row: { name, number, hint, isRoute, route } }: { readonly row: GridRow }) {
  const onHold = isRoute && hint !== '' && name.length < 4;
  return (
    <span className={styles.who}>
      {isRoute ? (
        <RouteHold route={route} name={name} size={27} />
      ) : (
        <span className={styles.number}>{number}</span>
      )}
      <span>
        {onHold ? <VisuallyHidden>{name} </VisuallyHidden> : name}
        {hint !== '' && <span className={onHold ? undefined : styles.hint}> {hint}</span>}
      </span>
    </span>
  );
}

/** One line of the grid. An unchanged line does not render again. */
export const ScoreRow = memo(
  function ScoreRow({ index, row, rowProps, cell, active, editing, checks, me, ...on }: ScoreRowProps) {
    const { score } = cell;
    const at = (column: number) => ({
      ...gridCell,
      'data-cell': `${index}/${column}`,
      tabIndex: active === column ? 0 : -1,
      onFocus: () => on.onActive(index, column),
    });
    /** The button inside takes the focus instead of its cell. */
    const around = (column: number) => ({
      ...gridCell,
      'data-cell': `${index}/${column}`,
      onFocus: () => on.onActive(index, column),
    });
    const inside = (column: number) => (active === column ? 0 : -1);
    const settled = score !== null && cell.item === null && score.attempts.length > 0;
    const own = settled && score.enteredBy !== null && score.enteredBy.uuid === me;
    return (
      <Tr {...rowProps}>
        <RowHeader {...at(columns.name)} {...rowHeader} className={styles.name}>
          <RowName row={row} />
        </RowHeader>
        {editing ? (
          <Td className={styles.result} data-cell={`${index}/${columns.result}`} {...gridCell}>
            <ResultInput
              name={row.name}
              {...editing}
              onCommit={(text, by) => on.onCommit(index, text, by)}
              onCancel={() => on.onCancel(index)}
            />
          </Td>
        ) : (
          <Td
            strong
            className={styles.result}
            {...at(columns.result)}
            aria-label={`${texts.resultOf(row.name)}: ${cell.code || texts.none}`}
            onDoubleClick={() => on.onEdit(index)}
          >
            <span className={styles.code}>
              <Tile mark={cellMark(cell.code, row.route)} width={20} rising={cell.state === 'saving'} />
              {cell.code}
            </span>
          </Td>
        )}
        {cell.state === 'held' ? (
          <Td {...around(columns.state)}>
            <CellState
              name={row.name}
              cell={cell}
              tabIndex={inside(columns.state)}
              onSettle={() => on.onSettle(index)}
            />
          </Td>
        ) : (
          <Td className={styles.state} {...at(columns.state)}>
            <CellState name={row.name} cell={cell} tabIndex={-1} onSettle={() => on.onSettle(index)} />
          </Td>
        )}
        <Td className={styles.by} {...at(columns.by)}>
          {score && score.attempts.length > 0 ? score.enteredBy?.name : ''}
        </Td>
        {checks &&
          (settled && !score.checked && !own ? (
            <Td {...around(columns.check)}>
              <Button
                tabIndex={inside(columns.check)}
                aria-label={texts.checkOne(row.name)}
                onClick={() => on.onCheck(index)}
              >
                {texts.checkAction}
              </Button>
            </Td>
          ) : (
            <Td className={styles.by} {...at(columns.check)}>
              {settled && (score.checked ? texts.checked(score.checked.by.name) : texts.own)}
            </Td>
          ))}
      </Tr>
    );
  },
  (before, now) =>
    before.row === now.row &&
    before.index === now.index &&
    before.active === now.active &&
    before.editing === now.editing &&
    before.checks === now.checks &&
    before.me === now.me &&
    before.cell.code === now.cell.code &&
    before.cell.state === now.cell.state &&
    before.cell.item === now.cell.item &&
    before.cell.score === now.cell.score,
);
