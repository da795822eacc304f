import { LoadState, signInAddress } from '@topout/app-kit';
import { canJudge } from '@topout/domain';
import { Page, Spinner } from '@topout/ui';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
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
  const location = useLocation();
  const judging = useJudging(competition);
  const loading = <Spinner label={texts.loading} page />;
  // Codes are exchanged where people sign in, and they come back from there. (spec 1 §2)
  if (search.has('authCode'))
    return <Navigate replace to={signInAddress('enter', competition, location, window.location.origin)} />;
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
