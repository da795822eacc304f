import type { Competition } from '@topout/contract';
import { refresh, useLeaderboards } from '@topout/api-client';
import { standingOf } from '@topout/domain';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../page/use-debounced.ts';
import { boardTexts as texts } from '../../texts.ts';
import { BoardFilters } from './head/board-filters.tsx';
import { BoardHeading } from './head/board-heading.tsx';
import { BoardSections } from './board-sections.tsx';
import styles from './board.module.css';
import type { KeptBoard } from './kept/kept-board.ts';
import { useMarksOf } from './marks/use-marks-of.ts';
import { whyParameter } from './marks/why-parameter.ts';
import { useGrid } from './use-grid.ts';
import { useOnDemand } from './use-on-demand.ts';
import { useOpened } from './use-opened.ts';
import { useRowPanel } from './use-row-panel.tsx';
import { useSelectedCategories } from './use-selected-categories.ts';
import { isCurrent, useStandIn } from './kept/use-stand-in.ts';

const searchPauseMs = 100;

const loadEdge = () => import(/* webpackChunkName: "board-edge" */ './edge/board-edge.tsx');

const StaleNotice = lazy(() => import(/* webpackChunkName: "board-more" */ './head/stale-notice.tsx'));

const StartNotice = lazy(() => import(/* webpackChunkName: "board-more" */ './start/start-notice.tsx'));

const CategorySwipe = lazy(() => import(/* webpackChunkName: "board-more" */ './head/category-swipe.tsx'));

const BoardKeeper = lazy(() => import(/* webpackChunkName: "board-more" */ './kept/board-keeper.tsx'));

const byTouch = () => matchMedia('(pointer: coarse)').matches;

export interface EntriesBoardProps {
  readonly competition: Competition;
  /** What this device showed last, while the server does not answer. */
  readonly kept: KeptBoard | null;
  /** Chooses another stage; none where there is one only. */
  readonly switcher?: ReactNode;
}

/** The boards of the chosen categories, and what a click on a row brings up. */
export function EntriesBoard({ competition, kept, switcher }: EntriesBoardProps) {
  const { uuid, role, judgeRequestPending, userEntry } = competition;
  const categories = competition.stages[0]?.categories ?? [];
  const { selected, toggle, choose } = useSelectedCategories(uuid, userEntry?.category.uuid);
  const chosen = categories.filter((category) => selected.includes(category.uuid));
  const shown = chosen.length === 0 ? categories : chosen;
  const uuids = shown.map((category) => category.uuid);
  const audience = role === null || judgeRequestPending ? undefined : 'staff';
  const alone = shown.length === 1;
  const { wide, grid } = useGrid(alone);
  // Beside a board with all its routes stands what comes in anywhere.
  const followed = wide && alone ? categories.map((category) => category.uuid) : uuids;
  const feed = useLeaderboards(uuid, followed, audience);
  const refused = feed.error !== null;
  const { live, atMs, boards: known } = useStandIn(competition, feed, kept);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), searchPauseMs);
  const { panel, ...rows } = useRowPanel(competition);
  const { opened, changed } = useOpened(feed.boards);
  const [query] = useSearchParams();
  const marked = useMarksOf(competition);
  const wantsEdge = changed || marked || query.has(whyParameter);
  const [edge, askEdge] = useOnDemand(loadEdge);
  useEffect(() => {
    if (wantsEdge) askEdge();
  }, [wantsEdge, askEdge]);
  // A board that is refused was hidden meanwhile: the competition says so.
  useEffect(() => {
    if (refused) void refresh(`competitions/${uuid}`);
  }, [refused, uuid]);
  const area = useRef<HTMLDivElement>(null);
  const [stage] = competition.stages;
  const standing = standingOf(stage?.pendingResults === false, stage?.published ?? competition.published);
  const running = competition.status === 'LIVE' && standing === 'open';
  const boards = uuids.flatMap((category) => known.get(category) ?? []);

  return (
    <>
      <BoardHeading competition={competition} live={live} boards={boards} />
      {switcher}
      <BoardFilters
        categories={categories}
        selected={selected}
        onToggle={toggle}
        counts={new Map([...known].map(([category, { rows: all }]) => [category, all.length]))}
        search={typed}
        onSearch={setTyped}
      />
      {competition.status === 'UPCOMING' && (
        <div className={styles.start}>
          <Suspense>
            <StartNotice competition={competition} />
          </Suspense>
        </div>
      )}
      <div
        className={styles.boards}
        data-alone={alone ? (running ? 'running' : 'over') : undefined}
        ref={area}
      >
        {live === 'stale' && atMs !== null && (
          <Suspense>
            <StaleNotice competition={competition} atMs={atMs} />
          </Suspense>
        )}
        <BoardSections
          competition={competition}
          categories={shown}
          boards={known}
          failed={refused || live === 'stale'}
          search={search}
          onClearSearch={() => setTyped('')}
          {...{ audience, grid, running }}
          {...rows}
        />
        {grid && shown[0] && (
          <grid.JustNow
            {...{ competition, running }}
            shown={shown[0].uuid}
            boards={categories.flatMap((category) => known.get(category.uuid) ?? [])}
          />
        )}
        <Link className={styles.files} to={`/${uuid}/results`}>
          {texts.files}
        </Link>
      </div>
      {panel}
      <Suspense>
        <BoardKeeper
          competition={competition}
          boards={isCurrent(feed.live) && audience === undefined ? boards : null}
        />
      </Suspense>
      {categories.length > 1 && chosen.length < 2 && byTouch() && (
        <Suspense>
          <CategorySwipe
            area={area}
            categories={categories.map((category) => category.uuid)}
            shown={alone ? (uuids[0] ?? null) : null}
            onChoose={choose}
          />
        </Suspense>
      )}
      {edge && (
        <edge.BoardEdge
          {...{ competition, feed, opened, boards, running, audience }}
          onClearSearch={() => setTyped('')}
        />
      )}
    </>
  );
}
