import type { Venue } from '@topout/api-client';
import { lazy, Suspense } from 'react';
import styles from './competition-head.module.css';
import { flagOf } from './flag-of.ts';

const Flag = lazy(() => import('./flag.tsx'));

/** The flag of the venue's country, or of its nation in Great Britain, and the city (spec 1 §2). */
export function Place({ venue }: { readonly venue: Pick<Venue, 'city' | 'state' | 'country'> }) {
  const flag = flagOf(venue);
  return (
    <span className={styles.place}>
      {flag && (
        <Suspense fallback={<span className={styles.flag} />}>
          <Flag flag={flag} />
        </Suspense>
      )}
      {venue.city}
    </span>
  );
}
