import { classNames, VisuallyHidden } from '@topout/ui';
import { type ReactNode, useId } from 'react';
import styles from './board.module.css';

export interface BoardSectionProps {
  readonly title: string;
  /** How many are on the board; undefined while it is on its way. */
  readonly count: number | undefined;
  /** No other board is on the page: the chosen category says the title. */
  readonly alone: boolean;
  readonly children: ReactNode;
}

/** The board of a category under its name. */
export function BoardSection({ title, count, alone, children }: BoardSectionProps) {
  const id = useId();
  const heading = (
    <h2 id={id} className={classNames(!alone && styles.category)}>
      {title}
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={styles.section}>
      {alone ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      {children}
    </section>
  );
}
