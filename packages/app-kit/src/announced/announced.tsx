import { lazy, Suspense } from 'react';

export interface AnnouncedProps {
  /** Uuid. */
  readonly competition: string;
}

// After everything else: most days have no announcement.
const AnnouncedNotice = lazy(() =>
  import(/* webpackChunkName: "announced" */ './announced-notice.tsx').catch(() => ({ default: () => null })),
);

/** What organisers announced last to this person, until it is put away on this device. (behaviour: announcements#where) */
export const Announced = ({ competition }: AnnouncedProps) => (
  <Suspense>
    <AnnouncedNotice competition={competition} />
  </Suspense>
);
