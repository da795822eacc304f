import { useCompetition, usePresence } from '@topout/api-client';
import { LoadState, RequireSession, usePage } from '@topout/app-kit';
import { canUseDashboard } from '@topout/domain';
import { Spinner } from '@topout/ui';
import { Navigate, useParams } from 'react-router-dom';
import { actorOf } from '../../competition/actor-of.ts';
import { Dashboard } from './dashboard.tsx';
import { texts } from './texts.ts';

/**
 * The organiser's day on one page; people without a role here go to judge onboarding (behaviour:
 * organising#dashboard), guests to sign in.
 */
export default function DashboardScreen() {
  return (
    <RequireSession place="product">
      <OwnDashboard />
    </RequireSession>
  );
}

function OwnDashboard() {
  const { competition: uuid = '' } = useParams();
  usePage({ title: texts.title, back: `/${uuid}` });
  const read = useCompetition(uuid);
  usePresence(read.data?.role ? uuid : null);
  return (
    <LoadState read={read} loading={<Spinner page label={texts.loading} />}>
      {(competition) =>
        canUseDashboard(actorOf(competition)) ? (
          <Dashboard competition={competition} />
        ) : (
          <Navigate replace to={`/${uuid}/judge/onboarding`} />
        )
      }
    </LoadState>
  );
}
