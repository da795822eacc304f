import { dayAndMonth, type When } from './format-day.ts';
import styles from './home.module.css';

/** The first day of a competition as a leaf of a calendar. */
export function DayLeaf({ competition }: { readonly competition: When }) {
  const { day, month } = dayAndMonth(competition);
  return (
    <span className={styles.leaf} aria-hidden="true">
      <span className={styles.day}>{day}</span>
      <span className={styles.month}>{month}</span>
    </span>
  );
}
