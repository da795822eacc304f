import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import hidden from '../layout/visually-hidden.module.css';
import styles from './table.module.css';

export interface TableProps extends ComponentProps<'table'> {
  /** What the table shows, for screen readers. */
  readonly label: string;
  /** Rows of 44 px instead of 60. */
  readonly dense?: boolean | undefined;
  /** Lets a table that is wider than the screen scroll sideways; its header no longer sticks. */
  readonly sideways?: boolean | undefined;
}

/**
 * A real table with figures that align and a header that stays in sight.
 * Set `--table-sticky-top` on an ancestor to what already sticks above it.
 */
export function Table({ label, dense = false, sideways = false, className, children, ...rest }: TableProps) {
  return (
    <div className={classNames(styles.scroll, sideways && styles.sideways)}>
      <table {...rest} className={classNames(styles.table, dense && styles.dense, className)}>
        <caption className={hidden.hidden}>{label}</caption>
        {children}
      </table>
    </div>
  );
}

export interface CellLook {
  /** Figures: aligned at the end, never broken. */
  readonly numeric?: boolean | undefined;
  /** As narrow as its content. */
  readonly fit?: boolean | undefined;
  readonly strong?: boolean | undefined;
}

const look = ({ numeric, fit, strong }: CellLook) =>
  classNames(numeric && styles.numeric, fit && styles.fit, strong && styles.strong);

/** A column's heading. */
export function Th({ numeric, fit, className, ...rest }: ComponentProps<'th'> & CellLook) {
  return <th scope="col" {...rest} className={classNames(styles.head, look({ numeric, fit }), className)} />;
}

/** A cell. */
export function Td({ numeric, fit, strong, className, ...rest }: ComponentProps<'td'> & CellLook) {
  return <td {...rest} className={classNames(styles.cell, look({ numeric, fit, strong }), className)} />;
}

/** The cell that names its row. */
export function RowHeader({ numeric, fit, strong, className, ...rest }: ComponentProps<'th'> & CellLook) {
  return (
    <th
      scope="row"
      {...rest}
      className={classNames(styles.cell, look({ numeric, fit, strong }), className)}
    />
  );
}
