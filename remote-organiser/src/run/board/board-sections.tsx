import type { Competition, Leaderboard } from '@topout/contract';
import { matchesSearch, startList } from '@topout/domain';
import { EmptyState } from '@topout/ui';
import { lazy, Suspense } from 'react';
import { boardTexts as texts } from '../../texts.ts';
import { BoardSection } from './board-section.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardTable, type BoardTableProps } from './board-table.tsx';
import styles from './board.module.css';
import type { GridParts } from './use-grid.ts';

const Nobody = lazy(() => import(/* webpackChunkName: "board-more" */ './head/nobody.tsx'));

export interface BoardSectionsProps extends Pick<
  BoardTableProps,
  'running' | 'selected' | 'onOpen' | 'details'
> {
  readonly competition: Competition;
  readonly categories: Competition['stages'][number]['categories'];
  /** By category uuid; a missing one is on its way. */
  readonly boards: ReadonlyMap<string, Leaderboard>;
  /** The boards cannot be read at the moment. */
  readonly failed: boolean;
  readonly search: string;
  readonly onClearSearch: () => void;
  readonly audience: 'staff' | undefined;
  /** The large board, where there is room for it. */
  readonly grid: GridParts | null;
}

/** A board per category, each under its name. Positions stay those of the category, whatever is searched. */
export function BoardSections(props: BoardSectionsProps) {
  const { competition, categories, boards, failed, search, onClearSearch, audience, grid, ...table } = props;
  const parts = categories.map((category) => {
    const board = boards.get(category.uuid);
    const list = startList(competition.status, board?.rows ?? []);
    const all = list ?? board?.rows ?? [];
    return {
      category,
      board,
      startList: list !== null,
      rows:
        search === ''
          ? all
          : all.filter(({ user, competitorNumber }) =>
              matchesSearch(search, { ...user, number: competitorNumber }),
            ),
    };
  });
  const alone = parts.length === 1;
  const complete = parts.every(({ board }) => board);

  if (failed && !parts.some(({ board }) => board)) return <ReadError />;
  if (complete && parts.every(({ rows }) => rows.length === 0)) {
    const isEmpty = parts.every(({ board }) => board?.rows.length === 0);
    return (
      <Suspense>
        <Nobody {...{ competition, onClearSearch }} search={isEmpty ? '' : search} />
      </Suspense>
    );
  }
  return parts
    .filter(({ board, rows }) => !board || search === '' || rows.length > 0)
    .map(({ category, board, rows, startList: isStartList }, at) => (
      <BoardSection key={category.uuid} title={category.name} count={board?.rows.length} alone={alone}>
        {!board && <BoardSkeleton />}
        {board && rows.length === 0 && <p className={styles.info}>{texts.emptyCategory}</p>}
        {board && rows.length > 0 && grid && !isStartList && (
          <grid.BoardGrid label={category.name} {...{ competition, audience, board, rows }} {...table} />
        )}
        {board && rows.length > 0 && (!grid || isStartList) && (
          <BoardTable
            label={category.name}
            startList={isStartList}
            opening={at === 0}
            {...{ board, rows }}
            {...table}
          />
        )}
      </BoardSection>
    ));
}

const ReadError = () => (
  <div role="alert">
    <EmptyState title={texts.readError}>{texts.goesOn}</EmptyState>
  </div>
);
