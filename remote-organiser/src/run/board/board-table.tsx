import type { Leaderboard, LeaderboardRow } from '@topout/contract';
import { sharedPlaces } from '@topout/domain';
import { Table, Th, VisuallyHidden } from '@topout/ui';
import { Fragment, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { boardTexts as texts } from '../../texts.ts';
import { BoardRow, type BoardRowProps } from './row/board-row.tsx';
import styles from './board.module.css';
import { saidAttempts } from './row/said-attempts.ts';
import { ScoreHeads } from './row/score-cells.tsx';
import { usePrinting } from './use-printing.ts';
import { useMovesStand } from './marks/use-moves-stand.ts';
import { useGrowing } from './use-growing.ts';
import { useOnDemand } from './use-on-demand.ts';
import { useRowMotion } from './use-row-motion.ts';

export interface BoardTableProps {
  readonly label: string;
  readonly board: Leaderboard;
  /** Those of the board's rows that are asked for, in its order. */
  readonly rows: readonly LeaderboardRow[];
  /** Results come in: rows say who moved. */
  readonly running: boolean;
  /** Nobody has climbed yet: rows are in the order of their numbers. */
  readonly startList?: boolean;
  /** The first of the page. */
  readonly opening?: boolean;
  /** Uuid of the selected entry. */
  readonly selected: string | null;
  readonly onOpen: (row: LeaderboardRow) => void;
  /** A table row under the selected one, as wide as so many columns. */
  readonly details: (row: LeaderboardRow, columns: number) => ReactNode;
}

/** As many rows as a tall phone holds: they are shown first, the rest right after. */
const firstRows = 12;

/** Of more rows, only those near the window are there. */
const mostRows = 150;

/** What a row measures, in pixels. */
const rowHeight = 64;

const loadWindow = () => import(/* webpackChunkName: "virtual-rows" */ './virtual-rows.tsx');

/** The board of one category. */
export function BoardTable(props: BoardTableProps) {
  const { label, board, rows, running, startList = false, opening = true, selected, details, onOpen } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { version, scoringSystem } = board;
  // Together, so that rows never stand under the version, or the columns, of others.
  const now = useMemo(() => ({ version, scoringSystem, rows }), [version, scoringSystem, rows]);
  const later = useDeferredValue(now);
  const grown = useGrowing(opening ? firstRows : 0, Math.min(rows.length, mostRows));
  const large = rows.length > mostRows;
  const printing = usePrinting();
  const [window, askWindow] = useOnDemand(loadWindow);
  const shown = large && window ? now : later;
  const ranking = shown.scoringSystem === 'IFSC_RANKING';
  const columns = startList ? 2 : ranking ? 6 : 3;
  useEffect(() => {
    if (large) askWindow();
  }, [large, askWindow]);
  const shared = useMemo(() => sharedPlaces(board.rows), [board.rows]);
  const movesStand = useMovesStand(running, board.changedAt);
  useRowMotion(body, grown < rows.length ? undefined : shown.version);
  const renderRow = (row: LeaderboardRow, rowProps?: BoardRowProps['rowProps']) => (
    <>
      <BoardRow
        {...{ row, ranking, rowProps, onOpen, startList }}
        attempts={saidAttempts(row, shown.scoringSystem)}
        selected={row.entry === selected}
        tied={shared.has(row.position)}
        moved={movesStand ? (row.moved ?? 0) : 0}
      />
      {row.entry === selected && details(row, columns)}
    </>
  );
  return (
    <Table
      label={label}
      className={styles.table}
      aria-rowcount={rows.length + 1}
      data-category={board.category}
      data-plain={!ranking || undefined}
    >
      <thead>
        <tr>
          <Th numeric fit className={styles.placeHead}>
            <span aria-hidden="true">{texts.position}</span>
            <VisuallyHidden>{startList ? texts.number : texts.positionLabel}</VisuallyHidden>
          </Th>
          <Th>{texts.name}</Th>
          {!startList && <ScoreHeads ranking={ranking} />}
        </tr>
      </thead>
      {large && window && !printing ? (
        <window.VirtualRows rows={rows} rowHeight={rowHeight} renderRow={renderRow} />
      ) : (
        <tbody ref={body}>
          {(printing ? rows : shown.rows.slice(0, Math.min(grown, mostRows))).map((row) => (
            <Fragment key={row.entry}>{renderRow(row)}</Fragment>
          ))}
        </tbody>
      )}
    </Table>
  );
}
