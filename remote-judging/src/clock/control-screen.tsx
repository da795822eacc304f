import type { Competition } from '@topout/contract';
import { useClock, useCompetition } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { NoRight } from '@topout/app-kit/no-right';
import { StageChoice } from '@topout/app-kit/stage-choice';
import { isOrganiserSide } from '@topout/domain';
import { Page, SkeletonRows } from '@topout/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useWakeLock } from '../competition/use-wake-lock.ts';
import { Controls } from './controls.tsx';
import { controlTexts as texts } from './texts.ts';

const loading = <SkeletonRows count={4} label={texts.loading} />;

/** Runs the clock of a stage, from a desk or a phone. (behaviour: clock#presses) */
export default function ControlScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/dashboard` });
  useWakeLock();
  return (
    <Page>
      <h1>{texts.title}</h1>
      <LoadState read={useCompetition(competition)} loading={loading}>
        {(data) =>
          isOrganiserSide(data.role) ? (
            <Running competition={data} />
          ) : (
            <NoRight competition={competition} place="staff" />
          )
        }
      </LoadState>
    </Page>
  );
}

function Running({ competition }: { readonly competition: Competition }) {
  const [search] = useSearchParams();
  const stage = search.get('stage') ?? competition.stages[0]?.uuid ?? '';
  const read = useClock(competition.uuid, stage);
  return (
    <>
      <StageChoice stages={competition.stages} stage={stage} />
      <LoadState read={read} loading={loading}>
        {(shown) => <Controls key={stage} competition={competition} shown={shown} live={read.live} />}
      </LoadState>
    </>
  );
}
