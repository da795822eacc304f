import { Page } from '@topout/ui';
import type { ReactNode } from 'react';
import styles from './judging-page.module.css';

/**
 * A page with keys at its end: at least as high as the window, so that they are within reach of the thumb on
 * a tablet too.
 */
export function JudgingPage({ children }: { readonly children: ReactNode }) {
  return <Page className={styles.page}>{children}</Page>;
}
