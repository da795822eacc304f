import { classNames } from '@topout/ui';
import type { ReactNode } from 'react';
import styles from './print.module.css';

interface SheetHeadProps {
  /** Whose sheet: the competition. */
  readonly competition: string;
  readonly title: string;
  /** Stage, category. */
  readonly about: string;
  /** In the corner, small: how the results stand. */
  readonly standing?: string | undefined;
  /** In the corner, large: a competitor's number. */
  readonly bib?: string | null;
}

export interface SheetPageProps extends SheetHeadProps {
  /** Two share a page, with a line to cut along. */
  readonly half?: boolean;
  /** Heads of the columns: one `th` for each of `span`. */
  readonly columns: ReactNode;
  readonly span: number;
  /** Rows of the table. */
  readonly children: ReactNode;
  /** Under the table. */
  readonly foot?: ReactNode;
}

/** One table with its head; on paper it begins a page, and where it takes several, each page says what it is. */
export const SheetPage = ({ half = false, columns, span, children, foot, ...head }: SheetPageProps) => (
  <section data-sheet={half ? 'half' : 'whole'} className={classNames(styles.sheet, half && styles.half)}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th colSpan={span} scope="colgroup" className={styles.headCell}>
            <SheetHead {...head} />
          </th>
        </tr>
        <tr>{columns}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
    {foot}
  </section>
);

const SheetHead = ({ competition, title, about, standing, bib = null }: SheetHeadProps) => (
  <header className={styles.head}>
    <div>
      <p className={styles.competition}>{competition}</p>
      <h2 className={styles.title}>{title}</h2>
    </div>
    <p className={styles.about}>
      {about}
      {standing !== undefined && <span>{standing}</span>}
      {bib !== null && <strong className={styles.bib}>{bib}</strong>}
    </p>
  </header>
);
