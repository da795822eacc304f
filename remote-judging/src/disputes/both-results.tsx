import type { DayRoute } from '../scorecard/card-day.ts';
import { RouteName, RouteResult } from '../scorecard/route-cells.tsx';
import { disputedRoute } from './disputed-route.ts';
import type { OfDispute } from './disputes-page.tsx';
import styles from './disputes.module.css';
import { disputeTexts as texts } from './texts.ts';

/** The result when it was disputed, and what it is now or was decided to be. */
export function BothResults({ dispute, judging: { competition }, routes }: OfDispute) {
  const of = { competition, routes };
  const before = disputedRoute(dispute, dispute.before, of);
  const after = dispute.after && disputedRoute(dispute, dispute.after, of);
  if (!before) return null;
  return (
    <section className={styles.results} aria-label={texts.result}>
      <RouteName of={before} />
      <dl className={styles.both}>
        <Moment title={texts.before} of={before} />
        {after && <Moment title={dispute.state === 'OPEN' ? texts.now : texts.decided} of={after} />}
      </dl>
    </section>
  );
}

const Moment = ({ title, of }: { readonly title: string; readonly of: DayRoute }) => (
  <div className={styles.moment}>
    <dt className={styles.soft}>{title}</dt>
    <dd className={styles.value}>
      <RouteResult of={of} />
    </dd>
  </div>
);
