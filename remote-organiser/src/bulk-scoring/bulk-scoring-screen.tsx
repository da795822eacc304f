import { type Competition, useEntries, useVenueRoutes } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canBulkScore } from '@topout/domain';
import { SkeletonRows } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { BulkScoring } from './bulk-scoring.tsx';
import { bulkTexts as texts } from './texts.ts';

/** The bulk scoring editor: results from sheets, for master judge and staff judges. */
export default function BulkScoringScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/dashboard` });
  return <StaffPage allowed={canBulkScore}>{(data) => <Loaded competition={data} />}</StaffPage>;
}

function Loaded({ competition }: { readonly competition: Competition }) {
  const entries = useEntries(competition.uuid);
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  const data = entries.data && routes.data ? { entries: entries.data, routes: routes.data } : undefined;
  return (
    <LoadState
      read={{ data, error: entries.error ?? routes.error }}
      loading={<SkeletonRows label={texts.loading} count={8} />}
    >
      {(loaded) => <BulkScoring competition={competition} {...loaded} />}
    </LoadState>
  );
}
