import { LoadState } from '@topout/app-kit';
import { canJudge } from '@topout/domain';
import { Page, Spinner } from '@topout/ui';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useJudging } from '../competition/use-judging.ts';
import { isStale, quiet } from '../outbox/quiet.ts';
import { texts } from '../texts.ts';

const RouteListScreen = lazy(
  () => import(/* webpackChunkName: "route-list" */ '../route-list/route-list-screen.tsx'),
);
const ScorecardScreen = lazy(
  () => import(/* webpackChunkName: "scorecard" */ '../scorecard/scorecard-screen.tsx'),
);

/**
 * A competition's first page: the judge's routes for those who judge, the scorecard for everybody else (spec 2 §2), and for
 * whoever has the address of one.
 */
export default function LandingScreen() {
  const { competition = '' } = useParams();
  const [search] = useSearchParams();
  const judging = useJudging(competition);
  const loading = <Spinner label={texts.loading} page />;
  return (
    <Page>
      <LoadState read={quiet(judging)} loading={loading}>
        {(data) => (
          <Suspense fallback={loading}>
            {canJudge(data.actor) && !search.has('entry') ? (
              <RouteListScreen judging={data} stale={isStale(judging)} />
            ) : (
              <ScorecardScreen judging={data} />
            )}
          </Suspense>
        )}
      </LoadState>
    </Page>
  );
}
