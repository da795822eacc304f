import { classNames, Table, Th } from '@topout/ui';
import { VirtualBody } from '@topout/ui/virtual';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import styles from './bulk-scoring.module.css';
import type { GridRow } from './grid-row.ts';
import { columns, ScoreRow } from './score-row.tsx';
import { bulkTexts as texts } from './texts.ts';
import { cellAfter, useActiveCell } from './use-grid-keys.ts';
import type { GoToRow } from './use-row-finder.ts';
import { type CellScore, type SeenScore, seenIn } from './use-scoring.ts';

export interface ScoreGridProps {
  readonly label: string;
  /** Becomes the way to a row from outside. */
  readonly goToRef: Ref<GoToRow>;
  /** How many have a result. */
  readonly progress: string;
  /** The heading of the column with the rows' names. */
  readonly heading: string;
  readonly rows: readonly GridRow[];
  readonly cellOf: (row: GridRow) => CellScore;
  readonly checks: boolean;
  /** Profile uuid of the person typing: nobody checks their own input. */
  readonly me: string | null;
  /** @returns what is wrong with it, or null */
  readonly onEnter: (row: GridRow, text: string, seen: SeenScore | null) => string | null;
  readonly onPaste: (text: string, from: number) => void;
  readonly onSettle: (row: GridRow) => void;
  readonly onCheck: (row: GridRow) => void;
}

type Way = 'down' | 'right' | 'stay';

interface Editing {
  readonly row: number;
  readonly said: { readonly initial: string; readonly problem: string | null };
  readonly seen: SeenScore;
}

/** A row's usual height in pixels; on phones names take a second line. */
const rowHeight = 40;

/**
 * Results to type, one below the other, with the keys of a spreadsheet. Only the rows near the window exist,
 * and that of the active cell, so that a thousand are no slower than fifty; the keys reach them all.
 *
 * @source ARIA Authoring Practices, grid pattern
 */
export function ScoreGrid({
  label,
  goToRef,
  progress,
  heading,
  rows,
  cellOf,
  checks,
  me,
  onEnter,
  onPaste,
  onSettle,
  onCheck,
}: ScoreGridProps) {
  const size = { rows: rows.length, columns: checks ? 5 : 4 };
  const { grid, active, setActive, go } = useActiveCell({ row: 0, column: columns.result }, size);
  const [editing, setEditing] = useState<Editing | null>(null);

  const edit = (row: number, initial?: string) => {
    const found = rows[row];
    if (!found) return;
    const cell = cellOf(found);
    setEditing({ row, said: { initial: initial ?? cell.code, problem: null }, seen: seenIn(cell) });
  };
  const commit = (index: number, text: string, by: Way) => {
    const row = rows[index];
    const seen = editing?.seen ?? null;
    const problem = row ? onEnter(row, text, seen) : null;
    if (problem !== null && editing) return setEditing({ ...editing, said: { initial: text, problem } });
    setEditing(null);
    if (by === 'down') go({ row: Math.min(index + 1, rows.length - 1), column: columns.result });
    if (by === 'right') go({ row: index, column: columns.state });
    return undefined;
  };
  const cancel = (row: number) => {
    setEditing(null);
    go({ row, column: columns.result });
  };

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const next = cellAfter(event, active, size);
    if (next) {
      event.preventDefault();
      return go(next);
    }
    if (active.column !== columns.result || ctrlKey || metaKey || altKey) return undefined;
    if (key === 'Enter' || key === 'F2') edit(active.row);
    else if (key === 'Delete' || key === 'Backspace') commit(active.row, '', 'stay');
    else if (key.length === 1 && key !== ' ') edit(active.row, key.toUpperCase());
    else return undefined;
    event.preventDefault();
    return undefined;
  }

  function paste(event: ClipboardEvent) {
    if (editing) return;
    event.preventDefault();
    onPaste(event.clipboardData.getData('text/plain'), active.row);
  }

  // One set of functions for the life of the grid, so that unchanged rows stay as they are.
  const now = { edit, commit, cancel, onSettle, onCheck, rows };
  const acts = useRef(now);
  useEffect(() => {
    acts.current = now;
  });
  useImperativeHandle(goToRef, () => (row) => go({ row, column: columns.result }));
  const [on] = useState(() => ({
    onActive: (row: number, column: number) => setActive({ row, column }),
    onEdit: (row: number) => acts.current.edit(row),
    onCommit: (row: number, text: string, by: Way) => acts.current.commit(row, text, by),
    onCancel: (row: number) => acts.current.cancel(row),
    onSettle: (index: number) => withRow(acts.current.rows[index], acts.current.onSettle),
    onCheck: (index: number) => withRow(acts.current.rows[index], acts.current.onCheck),
  }));

  return (
    <Table
      ref={grid}
      role="grid"
      label={label}
      dense
      aria-rowcount={rows.length + 1}
      className={styles.grid}
      onKeyDown={onKeyDown}
      onPaste={paste}
    >
      <thead>
        <tr aria-rowindex={1}>
          <Th className={styles.nameHead}>{heading}</Th>
          <Th>
            {texts.columns.result} <span className={styles.progress}>{progress}</span>
          </Th>
          <Th className={styles.stateHead}>{texts.columns.state}</Th>
          <Th className={classNames(styles.by, styles.byHead)}>{texts.columns.by}</Th>
          {checks && <Th className={styles.checkHead}>{texts.columns.check}</Th>}
        </tr>
      </thead>
      <VirtualBody
        count={rows.length}
        rowHeight={rowHeight}
        getKey={(index) => rows[index]?.id ?? String(index)}
        keep={active.row}
        renderRow={(index, rowProps) => {
          const row = rows[index];
          return (
            row && (
              <ScoreRow
                {...{ index, row, rowProps, checks, me }}
                cell={cellOf(row)}
                active={active.row === index ? active.column : null}
                editing={editing?.row === index ? editing.said : null}
                {...on}
              />
            )
          );
        }}
      />
    </Table>
  );
}

const withRow = (row: GridRow | undefined, act: (row: GridRow) => void) => {
  if (row) act(row);
};
