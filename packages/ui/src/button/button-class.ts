import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** 44, 52 and 68 px: an ordinary target, a screen's main action, a judge's thumb. */
export type ButtonSize = 'md' | 'lg' | 'judge';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
}

/** The classes that make any element look like a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  fullWidth = false,
}: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth);
}
