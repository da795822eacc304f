import type { ReactNode } from 'react';
import styles from './scorecard.module.css';

/** A part of the card that one shows, from edge to edge. */
export const CardBand = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.result} data-bleed="">
    <div className={styles.inner}>{children}</div>
  </div>
);
