import type { CompetitionSummary } from '@topout/contract';
import type { CompetitionDays } from '@topout/domain';
import { CompetitionCover } from './competition-cover.tsx';
import { dayAndMonth } from './format-day.ts';
import styles from './home.module.css';

type Leaf = Pick<CompetitionSummary, 'uuid' | 'headerColour'> & CompetitionDays;

/** The first day of a competition on its cover. */
export function DayLeaf({ competition }: { readonly competition: Leaf }) {
  const { day, month } = dayAndMonth(competition);
  return (
    <CompetitionCover competition={competition} size="small" className={styles.leaf}>
      <span aria-hidden="true" className={styles.day}>
        {day}
      </span>
      <span aria-hidden="true" className={styles.month}>
        {month}
      </span>
    </CompetitionCover>
  );
}
