import type { Competition } from '@topout/contract';
import { useEntries, useVenueRoutes } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canBulkScore } from '@topout/domain';
import { SkeletonRows } from '@topout/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import StageSwitch from '../board/head/stage-switch.tsx';
import { StaffPage } from '../../page/staff-page.tsx';
import { BulkScoring } from './bulk-scoring.tsx';
import { bulkTexts as texts } from './texts.ts';

/** The bulk scoring editor: results from sheets, for master judge and staff judges. */
export default function BulkScoringScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/dashboard` });
  return <StaffPage allowed={canBulkScore}>{(data) => <Loaded competition={data} />}</StaffPage>;
}

/** The results of one stage: the running one, unless the address names another. */
function Loaded({ competition }: { readonly competition: Competition }) {
  const [query, setQuery] = useSearchParams();
  const [running] = competition.stages;
  const stage = competition.stages.find(({ uuid }) => uuid === query.get('stage')) ?? running;
  const others = competition.stages.filter((one) => one !== stage);
  const staged = { ...competition, stages: stage ? [stage, ...others] : [] };
  const entries = useEntries(competition.uuid, { stage: stage === running ? undefined : stage?.uuid });
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  const data = entries.data && routes.data ? { entries: entries.data, routes: routes.data } : undefined;
  const choose = (uuid: string) => setQuery(uuid === running?.uuid ? {} : { stage: uuid }, { replace: true });
  return (
    <>
      {others.length > 0 && <StageSwitch stages={staged.stages} onChoose={choose} />}
      <LoadState
        read={{ data, error: entries.error ?? routes.error }}
        loading={<SkeletonRows label={texts.loading} count={8} />}
      >
        {(loaded) => <BulkScoring key={stage?.uuid} competition={staged} {...loaded} />}
      </LoadState>
    </>
  );
}
