import { type Competition, type LeaderboardRow, useLeaderboards } from '@topout/api-client';
import { Notice } from '@topout/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { boardTexts as texts } from '../texts.ts';
import { BoardFilters } from './board-filters.tsx';
import { BoardHeading } from './board-heading.tsx';
import { BoardSections } from './board-sections.tsx';
import { formatClock } from './format-time.ts';
import { isInstalled, rowAction } from './row-action.ts';
import { useDebounced } from './use-debounced.ts';
import { useLastHeard } from './use-last-heard.ts';
import { useSelectedCategories } from './use-selected-categories.ts';

const AppModal = lazy(() => import(/* webpackChunkName: "app-modal" */ './app-modal.tsx'));
const EntrySheet = lazy(() => import(/* webpackChunkName: "entry-sheet" */ '../entry/entry-sheet.tsx'));

const searchPauseMs = 100;

/** The boards of the chosen categories, and what a click on a row opens. */
export function EntriesBoard({ competition }: { readonly competition: Competition }) {
  const { uuid } = competition;
  const categories = competition.stages[0]?.categories ?? [];
  const { selected, toggle } = useSelectedCategories(uuid, competition.userEntry?.category.uuid);
  const chosen = categories.filter((category) => selected.includes(category.uuid));
  const shown = chosen.length === 0 ? categories : chosen;
  const { boards, live, error } = useLeaderboards(
    uuid,
    shown.map((category) => category.uuid),
    competition.role === null || competition.judgeRequestPending ? undefined : 'staff',
  );
  const heardAtMs = useLastHeard(live);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), searchPauseMs);
  const [row, setRow] = useState<LeaderboardRow | null>(null);
  const [open, setOpen] = useState<'sheet' | 'app' | null>(null);
  const navigate = useNavigate();

  const onOpen = useCallback(
    (clicked: LeaderboardRow) => {
      const action = rowAction(competition, clicked, isInstalled());
      if (action === 'scorecard') void navigate(`/${competition.uuid}?entry=${clicked.user.uuid}`);
      if (action === 'select') setRow(clicked);
      if (action !== 'scorecard') setOpen(action === 'select' ? 'sheet' : 'app');
    },
    [competition, navigate],
  );

  return (
    <>
      <BoardHeading competition={competition} live={live} />
      <BoardFilters
        categories={categories}
        selected={selected}
        onToggle={toggle}
        search={typed}
        onSearch={setTyped}
      />
      {live === 'stale' && heardAtMs !== null && (
        <Notice tone="warning">{texts.stale(formatClock(heardAtMs))}</Notice>
      )}
      <BoardSections
        competition={competition}
        categories={shown}
        boards={boards}
        error={error}
        search={search}
        onClearSearch={() => setTyped('')}
        selected={row?.entry ?? null}
        onOpen={onOpen}
      />
      <Suspense>
        {open === 'app' && <AppModal onClose={() => setOpen(null)} />}
        {open === 'sheet' && row && (
          <EntrySheet
            competition={competition}
            row={row}
            onClose={() => setOpen(null)}
            onGone={() => {
              setOpen(null);
              setRow(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
