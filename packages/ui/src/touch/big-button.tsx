import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './big-button.module.css';

export interface BigButtonProps extends ComponentProps<'button'> {
  /** A small line under the label. */
  readonly hint?: ReactNode;
  /** Makes it a toggle that is on or off. */
  readonly selected?: boolean | undefined;
  /** 96 px instead of 68, for what is pressed again and again. */
  readonly tall?: boolean | undefined;
}

/** A button for one thumb, in a hurry. Name it with `aria-label` where it shows only an icon. */
export function BigButton({ hint, selected, tall = false, className, children, ...rest }: BigButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={classNames(styles.big, tall && styles.tall, className)}
    >
      {children}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </button>
  );
}
