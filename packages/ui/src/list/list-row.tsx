import type { ReactNode } from 'react';
import styles from './list.module.css';

/** What a row of a list shows. */
export interface ListRowContent {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Before the text: an Avatar, a Hold, an icon. */
  readonly leading?: ReactNode;
  /** After the text: a figure, a StatePill, a chevron. */
  readonly trailing?: ReactNode;
}

/** The inside of a row: leading, two lines of text, trailing. */
export function ListRow({ title, subtitle, leading, trailing }: ListRowContent) {
  return (
    <>
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
      {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
    </>
  );
}
