import type { Competition } from '@topout/contract';
import { useVenueRoutes } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canManageSetup } from '@topout/domain';
import { SkeletonRows } from '@topout/ui';
import { routesIn } from '../../competition/route-names.ts';
import { StaffPage } from '../../page/staff-page.tsx';
import { HistoryBoard } from './history-board.tsx';
import { historyTexts as texts } from './texts.ts';

/** Who changed what and when, for the organiser side. */
export default function HistoryScreen() {
  usePage({ title: texts.title, back: 'history' });
  return <StaffPage allowed={canManageSetup}>{(data) => <Loaded competition={data} />}</StaffPage>;
}

function Loaded({ competition }: { readonly competition: Competition }) {
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  return (
    <LoadState read={routes} loading={<SkeletonRows label={texts.loading} />}>
      {(loaded) => <HistoryBoard competition={competition} routes={routesIn(loaded, competition)} />}
    </LoadState>
  );
}
