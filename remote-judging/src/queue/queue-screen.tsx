import { LoadState, usePage } from '@topout/app-kit';
import { routeRights } from '@topout/domain';
import { SkeletonRows } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { JudgingPage } from '../attempts/judging-page.tsx';
import { ClosedNotice } from '../competition/closed-notice.tsx';
import { isClimbedHere, nameOfRoute } from '../competition/competition-routes.ts';
import { NoSuchRoute } from '../competition/no-such-route.tsx';
import { type JudgedRoute, useRoute } from '../competition/use-route.ts';
import { isStale, quiet } from '../outbox/quiet.ts';
import { useWakeLock } from '../competition/use-wake-lock.ts';
import { QueueBoard } from './queue-board.tsx';
import { RouteHead } from './route-head.tsx';
import { texts } from './texts.ts';

/** Who is next on a route, who is waiting, and everybody else (behaviour: judging#queue). */
export default function QueueScreen() {
  const { competition = '', route: routeId = '' } = useParams();
  const read = useRoute(competition, routeId);
  useWakeLock();
  const route = read.data?.route;
  const name = read.data && route ? nameOfRoute(route, read.data.judging.competition) : '';
  usePage({ title: name, back: `/${competition}` });

  return (
    <JudgingPage>
      <LoadState read={quiet(read)} loading={<SkeletonRows count={8} label={texts.loadingQueue} />}>
        {(data) => <RouteQueue {...data} uuid={routeId} name={name} stale={isStale(read)} />}
      </LoadState>
    </JudgingPage>
  );
}

interface RouteQueueProps extends JudgedRoute {
  readonly uuid: string;
  readonly name: string;
  readonly stale: boolean;
}

function RouteQueue({ judging, uuid, route, name, stale }: RouteQueueProps) {
  const { actor, competition, phase } = judging;
  const rights = routeRights(actor, competition.settings, uuid, phase);
  if (!isClimbedHere(route) || !rights.canView)
    return <NoSuchRoute judging={judging} uuid={uuid} route={route} />;
  return (
    <>
      <RouteHead route={route} name={name} />
      <ClosedNotice judging={judging} />
      <QueueBoard judging={judging} route={route} canJudge={rights.canJudge} stale={stale} />
    </>
  );
}
