import { Spinner, VisuallyHidden } from '@topout/ui';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import styles from './competition-head.module.css';
import { TopoutMark } from './topout-mark.tsx';

export interface LogoProps {
  /** The competition is loading: nobody knows yet whether there is a logo. */
  readonly loading: boolean;
  readonly src: string | null;
}

/**
 * The venue's logo, with a spinner until it has loaded (behaviour: pages#head); without one, or if it fails,
 * the product's mark.
 */
export function Logo({ loading, src }: LogoProps) {
  const [settled, setSettled] = useState<{ src: string; ok: boolean } | null>(null);
  const outcome = settled !== null && settled.src === src ? settled : null;
  const waiting = loading || (src !== null && outcome === null);
  const shows = src !== null && outcome?.ok !== false;
  return (
    <div className={styles.logo}>
      {waiting && <Spinner label={<VisuallyHidden>{texts.loading}</VisuallyHidden>} />}
      {shows ? (
        <img
          key={src}
          src={src}
          alt=""
          className={waiting ? styles.unseen : undefined}
          onLoad={() => setSettled({ src, ok: true })}
          onError={() => setSettled({ src, ok: false })}
        />
      ) : (
        !loading && <TopoutMark size={56} />
      )}
    </div>
  );
}
