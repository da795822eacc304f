import type { Venue } from '@topout/contract';
import styles from './competition-head.module.css';
import { Flag } from './flag.tsx';
import { flagOf } from './flag-of.ts';

/** The flag of the venue's country, or its nation in Great Britain, and the city (behaviour: pages#head). */
export function Place({ venue }: { readonly venue: Pick<Venue, 'city' | 'state' | 'country'> }) {
  const flag = flagOf(venue);
  return (
    <span className={styles.place}>
      {flag && <Flag key={flag.code} flag={flag} />}
      {venue.city}
    </span>
  );
}
