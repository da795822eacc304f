import type { ReactNode } from 'react';
import styles from './scorecard.module.css';

interface CardBandProps {
  /** On a phone, it leaves the room to what follows. */
  readonly tight?: boolean;
  readonly children: ReactNode;
}

/** A part of the card that one shows, from edge to edge. */
export const CardBand = ({ tight, children }: CardBandProps) => (
  <div className={styles.result} data-bleed="" data-tight={tight}>
    <div className={styles.inner}>{children}</div>
  </div>
);
