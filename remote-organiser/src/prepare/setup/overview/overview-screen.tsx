import type { Competition } from '@topout/contract';
import { useCompetition, useSetupState } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { runningStage } from '@topout/domain';
import { SkeletonRows } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { SectionHead } from '../section-head.tsx';
import { checklist } from './checklist.ts';
import { Checks } from './checks.tsx';
import { ListedCard } from './listed-card.tsx';
import { Readiness } from './readiness.tsx';
import { overviewTexts as texts } from './texts.ts';

/** The progress of the set-up, and the next step. */
export default function OverviewScreen() {
  const { competition: uuid = '' } = useParams();
  usePage({ title: texts.title, back: '/organise' });
  const { data: competition } = useCompetition(uuid);
  return <>{competition && <Overview competition={competition} />}</>;
}

function Overview({ competition }: { readonly competition: Competition }) {
  return (
    <>
      <SectionHead title={competition.name} />
      <LoadState
        read={useSetupState(competition.uuid)}
        loading={<SkeletonRows count={8} label={texts.loading} />}
      >
        {(state) => {
          const checks = checklist(competition, state);
          return (
            <>
              <Readiness
                competition={competition.uuid}
                checks={checks}
                stage={
                  competition.stages.length > 1 ? (runningStage(competition.stages)?.name ?? null) : null
                }
              />
              <Checks competition={competition.uuid} checks={checks} />
              <ListedCard competition={competition} />
            </>
          );
        }}
      </LoadState>
    </>
  );
}
