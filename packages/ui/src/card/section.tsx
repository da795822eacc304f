import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: ReactNode;
  /** A number after the title. */
  readonly count?: number | undefined;
  /** A sentence under the title. */
  readonly description?: ReactNode;
  /** At the end of the heading's line: a quiet Button. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a page under a heading of the second level, which names it for screen readers. */
export function Section({ title, count, description, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </h2>
        {action}
      </div>
      {description !== undefined && <p className={styles.text}>{description}</p>}
      {children}
    </section>
  );
}
