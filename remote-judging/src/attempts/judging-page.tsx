import { Page } from '@topout/ui';
import type { ReactNode } from 'react';
import styles from './judging-page.module.css';

/** A page with keys at its end: as high as the window at least, so that they are at the thumb on a tablet as well. */
export function JudgingPage({ children }: { readonly children: ReactNode }) {
  return <Page className={styles.page}>{children}</Page>;
}
