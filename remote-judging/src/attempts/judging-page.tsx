import { Page } from '@topout/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import styles from './judging-page.module.css';

/** Most competitions have no clock. */
const JudgeClock = lazy(() =>
  import(/* webpackChunkName: "judge-clock" */ '../clock/judge-clock.tsx').catch(() => ({
    default: () => null,
  })),
);

/**
 * A page with keys at its end: at least as high as the window, so that they are within reach of the thumb on
 * a tablet too. Where the stage has a clock, its time left is at the top.
 */
export function JudgingPage({ children }: { readonly children: ReactNode }) {
  const { competition } = useParams();
  return (
    <Page className={styles.page}>
      {competition !== undefined && (
        <Suspense>
          <JudgeClock competition={competition} />
        </Suspense>
      )}
      {children}
    </Page>
  );
}
