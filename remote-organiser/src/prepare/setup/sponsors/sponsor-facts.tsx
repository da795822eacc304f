import type { Sponsor } from '@topout/contract';
import { ImageIcon } from '@topout/ui';
import { useState } from 'react';
import styles from './sponsors.module.css';

/** A sponsor as it is shown: its picture, whole, beside its name. */
export function SponsorFacts({ sponsor: { name, pictureUrl } }: { readonly sponsor: Sponsor }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.sponsor}>
      <span className={styles.plate}>
        {pictureUrl === null || pictureUrl === broken ? (
          <ImageIcon size={20} />
        ) : (
          // The name stands beside it.
          <img src={pictureUrl} alt="" onError={() => setBroken(pictureUrl)} />
        )}
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
