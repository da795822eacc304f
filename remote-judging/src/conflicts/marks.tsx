import type { Attempt, Route } from '@topout/api-client';
import { attemptIcon } from '@topout/domain';
import { texts } from '../texts.ts';
import styles from './conflict.module.css';

type Mark = Pick<Attempt, 'success'> & {
  readonly uuid?: string | undefined;
  readonly segmentsCount?: number | undefined;
  readonly usedLastHold?: boolean | undefined;
  readonly judge?: Attempt['judge'];
};

export interface MarksProps {
  readonly title: string;
  readonly attempts: readonly Mark[];
  readonly route: Pick<Route, 'climbType' | 'segmentsCount'>;
  readonly empty: string;
}

/** One of two versions of a result, short enough to stand beside the other. */
export function Marks({ title, attempts, route, empty }: MarksProps) {
  const judges = [...new Set(attempts.flatMap(({ judge }) => (judge ? [judge.name] : [])))];
  return (
    <section className={styles.side} aria-label={title}>
      <h3 className={styles.sideTitle}>{title}</h3>
      {attempts.length === 0 ? (
        <p className={styles.hint}>{empty}</p>
      ) : (
        <p className={styles.marks}>{attempts.map((mark) => markOf(mark, route)).join(' ')}</p>
      )}
      {judges.length > 0 && <p className={styles.hint}>{texts.judge(judges.join(', '))}</p>}
    </section>
  );
}

function markOf({ success, segmentsCount = 0, usedLastHold }: Mark, route: MarksProps['route']): string {
  if (route.climbType === 'BOULDER') return attemptIcon({ success, segmentsCount }, route.segmentsCount);
  return success ? texts.sportTop : `${segmentsCount}${usedLastHold ? '+' : ''}`;
}
