import type { Competition, Leaderboard } from '@topout/contract';
import { matchesSearch } from '@topout/domain';
import { Button, ButtonLink, EmptyState, SearchIcon, UsersIcon } from '@topout/ui';
import { Link } from 'react-router-dom';
import { boardTexts as texts } from '../../texts.ts';
import { BoardSection } from './board-section.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardTable, type BoardTableProps } from './board-table.tsx';
import styles from './board.module.css';

export interface BoardSectionsProps extends Pick<BoardTableProps, 'selected' | 'onOpen' | 'details'> {
  readonly competition: Competition;
  readonly categories: Competition['stages'][number]['categories'];
  /** By category uuid; a missing one is on its way. */
  readonly boards: ReadonlyMap<string, Leaderboard>;
  /** The boards cannot be read at the moment. */
  readonly failed: boolean;
  readonly search: string;
  readonly onClearSearch: () => void;
}

/** A board per category, each under its name. Positions stay those of the category, whatever is searched. */
export function BoardSections(props: BoardSectionsProps) {
  const { competition, categories, boards, failed, search, onClearSearch, ...table } = props;
  const parts = categories.map((category) => {
    const board = boards.get(category.uuid);
    const all = board?.rows ?? [];
    return {
      category,
      board,
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
  if (complete && parts.every(({ board }) => board?.rows.length === 0))
    return <NobodyYet competition={competition} />;
  if (complete && parts.every(({ rows }) => rows.length === 0)) {
    return (
      <EmptyState
        icon={<SearchIcon size={28} />}
        title={texts.nothingFound(search)}
        action={<Button onClick={onClearSearch}>{texts.clearSearch}</Button>}
      />
    );
  }
  return parts
    .filter(({ board, rows }) => !board || search === '' || rows.length > 0)
    .map(({ category, board, rows }, at) => (
      <BoardSection key={category.uuid} title={category.name} count={board?.rows.length} alone={alone}>
        {!board && <BoardSkeleton />}
        {board && rows.length === 0 && <p className={styles.info}>{texts.emptyCategory}</p>}
        {board && rows.length > 0 && (
          <BoardTable label={category.name} board={board} rows={rows} opening={at === 0} {...table} />
        )}
      </BoardSection>
    ));
}

const ReadError = () => (
  <div role="alert">
    <EmptyState title={texts.readError}>{texts.goesOn}</EmptyState>
  </div>
);

const NobodyYet = ({ competition }: Pick<BoardSectionsProps, 'competition'>) => (
  <EmptyState
    icon={<UsersIcon size={28} />}
    title={texts.emptyTitle}
    action={
      competition.canEnter && (
        <ButtonLink as={Link} to={`/${competition.uuid}/enter`} variant="primary" size="lg">
          {texts.enter}
        </ButtonLink>
      )
    }
  >
    {texts.empty}
  </EmptyState>
);
