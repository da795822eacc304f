import { classNames } from '@topout/ui';
import type { ReactNode } from 'react';
import styles from './print.module.css';

export interface SheetPageProps {
  /** Whose sheet: the competition. */
  readonly competition: string;
  readonly title: string;
  /** Stage, category. */
  readonly about: string;
  /** In the corner: how the results stand. */
  readonly standing?: string | undefined;
  readonly children: ReactNode;
}

/** One sheet with its head; on paper it begins a page. */
export function SheetPage({ competition, title, about, standing, children }: SheetPageProps) {
  return (
    <section className={classNames(styles.sheet, styles.page)}>
      <header className={styles.head}>
        <div>
          <p className={styles.competition}>{competition}</p>
          <h2 className={styles.title}>{title}</h2>
        </div>
        <p className={styles.about}>
          {about}
          {standing !== undefined && <span>{standing}</span>}
        </p>
      </header>
      {children}
    </section>
  );
}
