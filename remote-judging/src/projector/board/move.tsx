import { VisuallyHidden } from '@topout/ui';
import { screenTexts as texts } from '../texts.ts';
import styles from './board.module.css';

/** Places gained or lost in the last minutes; nothing where there were none. */
export function Move({ places }: { readonly places: number }) {
  if (places === 0) return <span className={styles.move} />;
  const up = places > 0;
  return (
    <span className={styles.move} data-up={up}>
      <svg aria-hidden="true" viewBox="0 0 20 16" className={styles.arrow}>
        <path d={up ? 'M10 0l10 16H0z' : 'M10 16L0 0h20z'} fill="currentColor" />
      </svg>
      <VisuallyHidden>{up ? texts.up : texts.down} </VisuallyHidden>
      {Math.abs(places)}
    </span>
  );
}
