import { type Competition, useLeaderboards } from '@topout/api-client';
import { Notice } from '@topout/ui';
import { useState } from 'react';
import { boardTexts as texts } from '../texts.ts';
import { BoardFilters } from './board-filters.tsx';
import { BoardHeading } from './board-heading.tsx';
import { BoardSections } from './board-sections.tsx';
import { formatClock } from './format-time.ts';
import { useDebounced } from './use-debounced.ts';
import { useExtras } from './use-extras.ts';
import { useLastHeard } from './use-last-heard.ts';
import { useLiveness } from './use-liveness.ts';
import { useRowPanel } from './use-row-panel.tsx';
import { useSelectedCategories } from './use-selected-categories.ts';

const searchPauseMs = 100;

/** The boards of the chosen categories, and what a click on a row brings up. */
export function EntriesBoard({ competition }: { readonly competition: Competition }) {
  const { uuid, role, judgeRequestPending, userEntry } = competition;
  const categories = competition.stages[0]?.categories ?? [];
  const { selected, toggle } = useSelectedCategories(uuid, userEntry?.category.uuid);
  const chosen = categories.filter((category) => selected.includes(category.uuid));
  const shown = chosen.length === 0 ? categories : chosen;
  const uuids = shown.map((category) => category.uuid);
  const audience = role === null || judgeRequestPending ? undefined : 'staff';
  const feed = useLeaderboards(uuid, uuids, audience);
  const live = useLiveness(feed.live);
  const heardAtMs = useLastHeard(live);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), searchPauseMs);
  const { panel, ...rows } = useRowPanel(competition);
  const extras = useExtras();
  const boards = uuids.flatMap((category) => feed.boards.get(category) ?? []);

  return (
    <>
      <BoardHeading competition={competition} live={live} boards={boards} />
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
        boards={feed.boards}
        failed={feed.error !== null || live === 'stale'}
        search={search}
        onClearSearch={() => setTyped('')}
        extras={extras}
        {...rows}
      />
      {panel}
      {extras && (
        <extras.BoardEdge competition={competition} feed={feed} boards={boards} audience={audience} />
      )}
    </>
  );
}
