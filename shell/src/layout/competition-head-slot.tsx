import { lazy, Suspense } from 'react';
import styles from './competition-head-slot.module.css';

const Head = lazy(() => import('./competition-head.tsx'));

/** The top of the shared competition page layout; boards and judges, who never see it, do not load it. */
export const CompetitionHead = ({ competition }: { readonly competition: string }) => (
  <Suspense fallback={<div className={styles.place} />}>
    <Head competition={competition} />
  </Suspense>
);
