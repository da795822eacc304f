import { classNames } from '@topout/ui';
import type { ReactNode } from 'react';
import styles from './print.module.css';

interface SheetHeadProps {
  /** The competition that the sheet belongs to. */
  readonly competition: string;
  readonly title: ReactNode;
  /** Stage, category. */
  readonly about: string;
  /** In the corner, small: the status of the results, or how to fill the sheet in. */
  readonly standing?: ReactNode;
  /** In the corner, large: a competitor's number. */
  readonly bib?: string | null;
  /** Across the sheet, below all that, a line each. */
  readonly notes?: readonly string[];
}

export interface SheetPageProps extends SheetHeadProps {
  /** Two share a page, with a line to cut along. */
  readonly half?: boolean;
  /** A list that goes up on a wall: its pages have numbers. */
  readonly paged?: boolean;
  /** Column headings: one `th` for each of `span`. */
  readonly columns: ReactNode;
  readonly span: number;
  /** Rows of the table. */
  readonly children: ReactNode;
  /** Below the table. */
  readonly foot?: ReactNode;
}

/**
 * One table with its heading. On paper it begins a page, and if it takes several, each page repeats the
 * heading.
 */
export const SheetPage = ({
  half = false,
  paged = false,
  columns,
  span,
  children,
  foot,
  ...head
}: SheetPageProps) => (
  <section
    data-sheet={half ? 'half' : 'whole'}
    data-theme="light"
    className={classNames(styles.sheet, half && styles.half, paged && styles.paged)}
  >
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

const SheetHead = ({ competition, title, about, standing, bib = null, notes = [] }: SheetHeadProps) => (
  <>
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
    {notes.map((note) => (
      <p key={note} className={styles.note}>
        {note}
      </p>
    ))}
  </>
);
