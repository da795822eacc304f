import { EmptyState } from '@topout/ui';
import type { DayRoute } from './card-day.ts';
import { RouteName, RouteResult } from './route-cells.tsx';
import styles from './route-table.module.css';
import { texts } from './texts.ts';

export interface RouteTableProps {
  /** What the person's category climbs, in order. */
  readonly day: readonly DayRoute[];
}

/** Route by route: what was reached, in how many attempts, and what it is worth. */
export function RouteTable({ day }: RouteTableProps) {
  const hasScores = day.some(({ result }) => result !== undefined && result.score !== null);
  const hasBoulders = day.some(({ route }) => route.climbType === 'BOULDER');
  if (day.length === 0) return <EmptyState title={texts.noRoutesYet} />;
  return (
    <div className={styles.routes}>
      <table className={styles.table}>
        <caption>{texts.scorecard}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.route}</th>
            <th scope="col">{texts.result}</th>
            {hasScores && <th scope="col">{texts.points}</th>}
          </tr>
        </thead>
        <tbody>
          {day.map((one) => (
            <tr key={one.route.uuid}>
              <th scope="row">
                <RouteName of={one} />
              </th>
              <td className={styles.result}>
                <RouteResult of={one} />
              </td>
              {hasScores && <td className={styles.points}>{one.result?.score ?? ''}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {day.some(({ unconfirmed }) => unconfirmed) && (
        <p className={styles.legend}>{texts.legendUnconfirmed}</p>
      )}
      {hasBoulders && <p className={styles.legend}>{texts.legend}</p>}
    </div>
  );
}
