import type { Competition, LeaderboardRow } from '@topout/contract';
import { decimalsOf, gapsOf, isAscending, sharedPlaces, tellsGaps } from '@topout/domain';
import { Table, Th, VisuallyHidden } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import { boardTexts } from '../../../texts.ts';
import type { BoardTableProps } from '../board-table.tsx';
import { useMovesStand } from '../marks/use-moves-stand.ts';
import { saidAttempts } from '../row/said-attempts.ts';
import { ScoreHeads } from '../row/score-cells.tsx';
import { usePrinting } from '../use-printing.ts';
import { useRowMotion } from '../use-row-motion.ts';
import { VirtualRows } from '../virtual-rows.tsx';
import { GridRow, type GridRowProps } from './grid-row.tsx';
import styles from './grid.module.css';
import { gridTexts as texts } from './texts.ts';
import { useBoardAttempts } from './use-board-attempts.ts';
import { type GridRoute, useGridRoutes } from './use-grid-routes.ts';

export interface BoardGridProps extends Omit<BoardTableProps, 'startList'> {
  readonly competition: Competition;
  readonly audience: 'staff' | undefined;
}

/** More routes than that are a skyline. */
const mostTiles = 24;

/** Of more rows, only those near the window are there: each has a tile for every route. */
const mostRows = 100;

/** What a row measures, in pixels. */
const rowHeight = 49;

/** The board of one category where there is room for all of it: a tile for every route, and the gap to the place above. */
export function BoardGrid(props: BoardGridProps) {
  const { competition, label, board, rows, running, audience, selected, onOpen, details } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const routes = useGridRoutes(competition)(board);
  const digits = useBoardAttempts(competition.uuid, board, audience);
  const movesStand = useMovesStand(running, board.changedAt);
  const printing = usePrinting();
  const ranking = board.scoringSystem === 'IFSC_RANKING';
  const tiles = routes.length <= mostTiles;
  const ascending = isAscending(board.scoringSystem);
  const shared = useMemo(() => sharedPlaces(board.rows), [board.rows]);
  const gaps = useMemo(() => {
    const all = gapsOf(board.rows, ascending);
    return new Map(board.rows.map(({ entry }, index) => [entry, all[index] ?? null]));
  }, [board.rows, ascending]);
  const decimals = useMemo(() => decimalsOf(board.rows), [board.rows]);
  const withGap = tellsGaps(board.scoringSystem) && [...gaps.values()].some((gap) => gap !== null);
  const columns = 2 + (tiles ? routes.length : 1) + Number(withGap) + (ranking ? 4 : 1);
  useRowMotion(body, board.version);
  const renderRow = (row: LeaderboardRow, rowProps?: GridRowProps['rowProps']): ReactNode => (
    <>
      <GridRow
        {...{ row, ranking, rowProps, onOpen, routes, tiles, ascending }}
        digits={digits[row.entry]}
        attempts={saidAttempts(row, board.scoringSystem)}
        decimals={decimals}
        gap={withGap ? (gaps.get(row.entry) ?? null) : undefined}
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
      className={styles.grid}
      aria-rowcount={rows.length + 1}
      data-category={board.category}
      data-many={routes.length > 18 || undefined}
    >
      <thead>
        <tr>
          <Th numeric fit className={styles.placeHead}>
            <span aria-hidden="true">{boardTexts.position}</span>
            <VisuallyHidden>{boardTexts.positionLabel}</VisuallyHidden>
          </Th>
          <Th>{boardTexts.name}</Th>
          <RouteHeads routes={routes} tiles={tiles} />
          {withGap && (
            <Th numeric className={styles.gap}>
              <abbr title={texts.gapLabel} aria-label={texts.gapLabel} className={styles.abbreviation}>
                {texts.gap}
              </abbr>
            </Th>
          )}
          <ScoreHeads ranking={ranking} />
        </tr>
      </thead>
      {rows.length > mostRows && !printing ? (
        <VirtualRows rows={rows} rowHeight={rowHeight} renderRow={renderRow} />
      ) : (
        <tbody ref={body}>
          {rows.map((row) => (
            <Fragment key={row.entry}>{renderRow(row)}</Fragment>
          ))}
        </tbody>
      )}
    </Table>
  );
}

function RouteHeads({ routes, tiles }: { readonly routes: readonly GridRoute[]; readonly tiles: boolean }) {
  if (!tiles) return <Th>{texts.routes}</Th>;
  return routes.map(({ key, name, colour, look, kind }) => (
    <Th key={key} className={styles.route}>
      <span className={styles.hold}>
        {look && <Hold look={look} number={name} size={27} />}
        {(!look || name.length > 3) && (
          <span className={styles.routeName} data-run={kind === 'RUN' || undefined} aria-hidden="true">
            {name}
          </span>
        )}
      </span>
      <VisuallyHidden>{texts.route(name, colour)}</VisuallyHidden>
    </Th>
  ));
}
