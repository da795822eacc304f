import { useSponsors } from '@topout/api-client';
import type { Sponsor } from '@topout/contract';
import { useState } from 'react';
import styles from './sponsors-hall.module.css';

interface SponsorsHallProps {
  readonly competition: string;
  /** Counts the pages. */
  readonly turn: number;
}

/** The sponsors one after another, as large as the wall allows. (behaviour: boards#sponsors) */
export default function SponsorsHall({ competition, turn }: SponsorsHallProps) {
  const { data } = useSponsors(competition);
  const sponsors = data?.data ?? [];
  const at = sponsors.length === 0 ? 0 : ((turn % sponsors.length) + sponsors.length) % sponsors.length;
  return (
    <div className={styles.wall}>
      {sponsors.length > 0 && (
        <div className={styles.plate}>
          {sponsors.map((sponsor, index) => (
            // All are there from the beginning, so that each has its picture when its turn comes.
            <p key={sponsor.uuid} className={styles.sponsor} aria-hidden={index !== at}>
              <Shown sponsor={sponsor} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

function Shown({ sponsor: { name, pictureUrl } }: { readonly sponsor: Sponsor }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (pictureUrl === null || pictureUrl === broken) return name;
  return <img src={pictureUrl} alt={name} onError={() => setBroken(pictureUrl)} />;
}
