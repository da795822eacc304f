import { useEntries, useProfile } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { EmptyState, LockIcon, Page, SkeletonRows } from '@topout/ui';
import { useParams } from 'react-router-dom';
import { useRoute } from '../competition/use-route.ts';
import { routeRights } from '@topout/domain';
import { quiet } from '../outbox/quiet.ts';
import { texts } from '../texts.ts';
import { AttemptLog } from './attempt-log.tsx';
import { useStream } from './use-stream.ts';

/** Logging what one competitor does on one route (spec 2 §2, attempt-logging screen). */
export default function AttemptsScreen() {
  const { competition = '', route: routeId = '', user = '' } = useParams();
  const route = useRoute(competition, routeId);
  const entries = useEntries(competition);
  const { data: me } = useProfile();
  const stream = useStream(competition, routeId, user, me ?? null);
  const title = texts.logTitle(route.data?.route?.name ?? '');
  usePage({ title, back: `/${competition}/judge/${routeId}` });

  const read = {
    data: route.data &&
      entries.data &&
      stream.data && { ...route.data, entries: entries.data, stream: stream.data },
    error: route.error ?? entries.error ?? stream.error,
    isKept: route.isKept || entries.isKept || stream.isKept,
  };
  return (
    <Page>
      <LoadState read={quiet(read)} loading={<SkeletonRows count={6} label={texts.loadingAttempts} />}>
        {({ judging, route: judged, entries: all, stream: shown }) => {
          const entry = all.find((candidate) => candidate.user.uuid === user);
          if (!judged) return <EmptyState title={texts.routeNotFound} />;
          if (!entry) return <EmptyState title={texts.competitorNotFound} />;
          const { canView } = routeRights(
            judging.actor,
            judging.competition.settings,
            judged.uuid,
            judging.phase,
          );
          if (!canView) return <EmptyState icon={<LockIcon size={28} />} title={texts.noPermission} />;
          return (
            <AttemptLog
              key={user}
              title={title}
              judging={judging}
              route={judged}
              entry={entry}
              stream={shown}
              judge={me ?? null}
            />
          );
        }}
      </LoadState>
    </Page>
  );
}
