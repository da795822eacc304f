import type { Leaderboard, LeaderboardRow } from '@topout/api-client';
import { Table, Th, VisuallyHidden } from '@topout/ui';
import { Fragment, type ReactNode, useDeferredValue, useRef } from 'react';
import { boardTexts as texts } from '../texts.ts';
import { BoardRow } from './board-row.tsx';
import styles from './board.module.css';
import { ScoreHeads } from './score-cells.tsx';
import { useRowMotion } from './use-row-motion.ts';

export interface BoardTableProps {
  readonly label: string;
  readonly board: Leaderboard;
  /** Those of the board's rows that are asked for, in its order. */
  readonly rows: readonly LeaderboardRow[];
  /** Uuid of the selected entry. */
  readonly selected: string | null;
  readonly onOpen: (row: LeaderboardRow) => void;
  /** A table row under the selected one, as wide as so many columns. */
  readonly details: (row: LeaderboardRow, columns: number) => ReactNode;
}

/** As many rows as the tallest screen holds: they are shown first, the rest right after. */
const firstRows = 40;

/** The board of one category. */
export function BoardTable({ label, board, rows, selected, onOpen, details }: BoardTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { version } = board;
  // Together, so that rows never stand under the version of others.
  const shown = useDeferredValue({ version, rows }, { version, rows: rows.slice(0, firstRows) });
  const ranking = board.scoringSystem === 'IFSC_RANKING';
  useRowMotion(body, shown.version);
  return (
    <Table label={label} className={styles.table}>
      <thead>
        <tr>
          <Th numeric fit className={styles.place}>
            <span aria-hidden="true">{texts.position}</span>
            <VisuallyHidden>{texts.positionLabel}</VisuallyHidden>
          </Th>
          <Th>{texts.name}</Th>
          <ScoreHeads ranking={ranking} />
        </tr>
      </thead>
      <tbody ref={body}>
        {shown.rows.map((row) => (
          <Fragment key={row.entry}>
            <BoardRow row={row} ranking={ranking} selected={row.entry === selected} onOpen={onOpen} />
            {row.entry === selected && details(row, ranking ? 6 : 3)}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}
