import { useCompetition } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { EmptyState, LockIcon, Page } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { boardTexts as texts } from '../texts.ts';
import { BoardSkeleton, HeadingSkeleton } from './board-skeleton.tsx';
import { EntriesBoard } from './entries-board.tsx';

/** Leaderboard and entries list in one: public, live, and where staff find a competitor. (spec 2 §2) */
export default function EntriesScreen() {
  const { competition: uuid = '' } = useParams();
  usePage({ title: texts.title, back: `/${uuid}` });
  const loading = (
    <>
      <HeadingSkeleton />
      <BoardSkeleton />
    </>
  );
  return (
    <Page>
      <LoadState read={useCompetition(uuid)} loading={loading}>
        {(competition) =>
          competition.canSeeLeaderboard ? (
            <EntriesBoard competition={competition} />
          ) : (
            <>
              <h1>{texts.title}</h1>
              <EmptyState icon={<LockIcon size={28} />} title={texts.hiddenTitle}>
                {texts.hidden}
              </EmptyState>
            </>
          )
        }
      </LoadState>
    </Page>
  );
}
