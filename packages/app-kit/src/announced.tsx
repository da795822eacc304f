import { serverNow, useAnnouncements } from '@topout/api-client';
import { newsOf } from '@topout/domain';
import { lazy, Suspense } from 'react';
import { useStored } from './use-stored.ts';

// Most days have no announcement.
const AnnouncedNotice = lazy(() =>
  import(/* webpackChunkName: "announced" */ './announced/announced-notice.tsx').catch(() => ({
    default: () => null,
  })),
);

/**
 * What organisers announced last to this person, until it is put away on this device. Mount it together with what else
 * the page follows live: one stream carries both. (behaviour: announcements#where)
 */
export function Announced({ competition }: { readonly competition: string }) {
  const { data = [] } = useAnnouncements(competition);
  const [seenAt, setSeenAt] = useStored(competition, 'announcementsSeen');
  const news = newsOf(data, seenAt, serverNow());
  if (!news) return null;
  return (
    <Suspense>
      <AnnouncedNotice
        text={news.text}
        madeAt={news.madeAt}
        to={`/${competition}/announcements`}
        onPutAway={() => setSeenAt(news.madeAt)}
      />
    </Suspense>
  );
}
