import { LoadState, signInAddress } from '@topout/app-kit';
import { canJudge, routeParameter } from '@topout/domain';
import { Page, Spinner } from '@topout/ui';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useJudging } from '../competition/use-judging.ts';
import { usePart } from '../optional/use-part.ts';
import { isStale, quiet } from '../outbox/quiet.ts';
import { texts } from '../texts.ts';
import styles from './landing.module.css';

const loadRouteList = () =>
  import(/* webpackChunkName: "route-list" */ '../route-list/route-list-screen.tsx');
const loadScorecard = () => import(/* webpackChunkName: "scorecard" */ '../scorecard/scorecard-screen.tsx');

/**
 * A competition's first page: the judge's routes for people who judge, the scorecard for everybody else
 * (behaviour: judging#route-list) and for anybody with a card's address.
 */
export default function LandingScreen() {
  const { competition = '' } = useParams();
  const [search] = useSearchParams();
  const location = useLocation();
  const judging = useJudging(competition);
  const judges = judging.data !== undefined && canJudge(judging.data.actor) && !search.has('entry');
  const RouteListScreen = usePart(loadRouteList, judges);
  const ScorecardScreen = usePart(loadScorecard, judging.data !== undefined && !judges);
  const loading = <Spinner label={texts.loading} page />;
  // People exchange codes where they sign in, and return from there. (behaviour: signing-in#codes)
  if (search.has('authCode'))
    return <Navigate replace to={signInAddress('enter', competition, location, window.location.origin)} />;
  const route = search.get(routeParameter);
  // A printed code shows climbers their own card, and judges the queue.
  if (judges && route !== null) return <Navigate replace to={`/${competition}/judge/${route}`} />;
  return (
    <Page className={judging.data && !judges ? styles.card : undefined}>
      <LoadState read={quiet(judging)} loading={loading}>
        {(data) => {
          if (!judges) return ScorecardScreen ? <ScorecardScreen judging={data} /> : loading;
          return RouteListScreen ? <RouteListScreen judging={data} stale={isStale(judging)} /> : loading;
        }}
      </LoadState>
    </Page>
  );
}
