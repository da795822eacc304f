import type { Competition } from '@topout/contract';
import { useCompetition } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { Announced } from '@topout/app-kit/announced';
import { EmptyState, LockIcon, Page } from '@topout/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { boardTexts as texts } from '../../texts.ts';
import { BoardHeading } from './head/board-heading.tsx';
import { BoardSkeleton, FiltersSkeleton } from './board-skeleton.tsx';
import styles from './board.module.css';
import { EntriesBoard, type EntriesBoardProps } from './entries-board.tsx';
import { useKeptBoard } from './kept/use-kept-board.ts';
import { useBoardMenu } from './use-board-menu.ts';

/** Leaderboard and entries list in one: public, live, and where staff find a competitor. (behaviour: boards#table) */
export default function EntriesScreen() {
  const { competition: uuid = '' } = useParams();
  const read = useCompetition(uuid);
  const kept = useKeptBoard(uuid, read);
  // The board itself says that it is not live, and since when.
  const shown = kept ? { data: read.data ?? kept.competition } : read;
  const menuItems = useBoardMenu(uuid, read.data);
  usePage({ title: texts.title, back: `/${uuid}`, menuItems });
  return (
    <Page className={styles.page}>
      {!shown.data && Boolean(read.error) && <BoardHeading />}
      <LoadState
        read={shown}
        loading={
          <>
            <BoardHeading />
            <FiltersSkeleton />
            <div className={styles.boards}>
              <BoardSkeleton />
            </div>
          </>
        }
      >
        {(competition) => (
          <>
            <div className={styles.announced}>
              <Announced competition={uuid} />
            </div>
            {competition.canSeeLeaderboard ? (
              <StagedBoard competition={competition} kept={kept} />
            ) : (
              <HiddenBoard competition={competition} />
            )}
          </>
        )}
      </LoadState>
    </Page>
  );
}

const StageSwitch = lazy(() => import('./head/stage-switch.tsx'));

type Stage = Competition['stages'][number];

/** The boards of one stage: of the one that runs, until another is chosen. */
function StagedBoard({ competition, kept }: EntriesBoardProps) {
  const [chosen, setChosen] = useState('');
  // The same until it changes: all rows depend on it.
  const staged = useMemo(() => {
    const first = ({ uuid }: Stage) => Number(uuid === chosen);
    return { ...competition, stages: competition.stages.toSorted((a, b) => first(b) - first(a)) };
  }, [competition, chosen]);
  return (
    <EntriesBoard
      competition={staged}
      kept={kept}
      switcher={
        staged.stages.length > 1 && (
          <div className={styles.stages}>
            <Suspense>
              <StageSwitch stages={staged.stages} onChoose={setChosen} />
            </Suspense>
          </div>
        )
      }
    />
  );
}

const HiddenBoard = ({ competition }: { readonly competition: Competition }) => (
  <>
    <BoardHeading competition={competition} />
    <EmptyState icon={<LockIcon size={28} />} title={texts.hiddenTitle}>
      {texts.hidden}
    </EmptyState>
  </>
);
