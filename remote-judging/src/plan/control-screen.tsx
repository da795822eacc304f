import type { Competition } from '@topout/contract';
import { useCompetition, usePlan } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { NoRight } from '@topout/app-kit/no-right';
import { StageChoice } from '@topout/app-kit/stage-choice';
import { isOrganiserSide } from '@topout/domain';
import { Page, SkeletonRows } from '@topout/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { PlanControls } from './controls.tsx';
import { planControlTexts as texts } from './texts.ts';

const loading = <SkeletonRows count={6} label={texts.loading} />;

/** Makes the plan of a stage, and changes it by hand. (behaviour: plan#changes) */
export default function PlanControlScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/dashboard` });
  return (
    <Page>
      <h1>{texts.title}</h1>
      <LoadState read={useCompetition(competition)} loading={loading}>
        {(data) =>
          isOrganiserSide(data.role) ? (
            <OfStage competition={data} />
          ) : (
            <NoRight competition={competition} place="staff" />
          )
        }
      </LoadState>
    </Page>
  );
}

function OfStage({ competition }: { readonly competition: Competition }) {
  const [search] = useSearchParams();
  const stage = search.get('stage') ?? competition.stages[0]?.uuid ?? '';
  return (
    <>
      <StageChoice stages={competition.stages} stage={stage} />
      <LoadState read={usePlan(competition.uuid, stage)} loading={loading}>
        {(shown) => <PlanControls key={stage} competition={competition} shown={shown} />}
      </LoadState>
    </>
  );
}
