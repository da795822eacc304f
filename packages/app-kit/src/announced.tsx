import { useAnnouncements } from '@topout/api-client';
import { lazy, Suspense } from 'react';

// Most days have no announcement.
const AnnouncedNews = lazy(() =>
  import(/* webpackChunkName: "announced" */ './announced/announced-news.tsx').catch(() => ({
    default: () => null,
  })),
);

/**
 * What organisers announced last to this person, until it is put away on this device. Mount it together with what else
 * the page follows live: one stream carries both. (behaviour: announcements#where)
 */
export function Announced({ competition }: { readonly competition: string }) {
  const { data = [] } = useAnnouncements(competition);
  if (data.length === 0) return null;
  return (
    <Suspense>
      <AnnouncedNews competition={competition} announcements={data} />
    </Suspense>
  );
}
