import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export interface TrProps extends ComponentProps<'tr'> {
  readonly selected?: boolean | undefined;
}

/** A row of the table's body. To make all of it a target, put a RowButton into a cell. */
export function Tr({ selected, className, ...rest }: TrProps) {
  return (
    <tr
      {...rest}
      aria-selected={selected}
      className={classNames(styles.row, selected === true && styles.selected, className)}
    />
  );
}

/** A button that reads as plain text and takes clicks anywhere in its row. */
export function RowButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(styles.action, className)} />;
}
