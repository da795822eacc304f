import type { Entry } from '@topout/contract';
import { useEntries } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { routeRights } from '@topout/domain';
import { SkeletonRows } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { isClimbedHere } from '../competition/competition-routes.ts';
import { NoSuchRoute } from '../competition/no-such-route.tsx';
import { type JudgedRoute, useRoute } from '../competition/use-route.ts';
import { quiet } from '../outbox/quiet.ts';
import { attemptTexts } from './texts.ts';
import { CompetitorAttempts } from './competitor-attempts.tsx';
import { JudgingPage } from './judging-page.tsx';
import { NotEntered } from './not-entered.tsx';

const loading = <SkeletonRows count={6} label={attemptTexts.loadingAttempts} />;

/** Logs what one competitor does on one route (behaviour: judging#saving). */
export default function AttemptsScreen() {
  const { competition = '', route: routeId = '', user = '' } = useParams();
  const route = useRoute(competition, routeId);
  const entries = useEntries(competition);
  const title = attemptTexts.logTitle(route.data?.route?.name ?? '');
  usePage({ title, back: `/${competition}/judge/${routeId}` });

  const read = {
    data: route.data && entries.data && { ...route.data, entries: entries.data },
    error: route.error ?? entries.error,
  };
  return (
    <JudgingPage>
      <LoadState read={quiet(read)} loading={loading}>
        {(data) => <Found {...data} uuid={routeId} user={user} title={title} />}
      </LoadState>
    </JudgingPage>
  );
}

interface FoundProps extends JudgedRoute {
  readonly uuid: string;
  readonly entries: readonly Entry[];
  readonly user: string;
  readonly title: string;
}

/** The attempts, unless the address names something that does not exist, or is not for this judge. */
function Found({ judging, uuid, route, entries, user, title }: FoundProps) {
  const entry = entries.find((candidate) => candidate.user.uuid === user);
  const { actor, competition, phase } = judging;
  const { canView } = routeRights(actor, competition.settings, uuid, phase);
  if (!isClimbedHere(route)) return <NoSuchRoute judging={judging} uuid={uuid} route={route} />;
  if (!entry) return <NotEntered judging={judging} route={route} user={user} />;
  if (!canView) return <NoSuchRoute judging={judging} uuid={uuid} route={route} />;
  return <CompetitorAttempts key={user} title={title} judging={judging} route={route} entry={entry} />;
}
