import { lazy, Suspense } from 'react';
import { FirstSightGone } from '../first-sight.tsx';
import styles from './competition-head-slot.module.css';

const None = () => <></>;

/** A page can live without its top: if that does not load, nothing else is lost. */
const Head = lazy(() => import('./competition-head.tsx').catch(() => ({ default: None })));

/** The top of the shared competition page layout; boards and judges, who never see it, do not load it. */
export const CompetitionHead = ({ competition }: { readonly competition: string }) => (
  <Suspense fallback={<div className={styles.place} />}>
    <Head competition={competition} />
    <FirstSightGone />
  </Suspense>
);
