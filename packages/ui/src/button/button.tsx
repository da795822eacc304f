import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SpinnerRing } from '../feedback/spinner.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'size'> {
  /** An icon before the label. */
  readonly icon?: ReactNode;
  /** Shows a spinner in place of the label, keeps the width and refuses clicks. */
  readonly busy?: boolean | undefined;
  /** Refuses clicks for a moment and shows it, but keeps the focus, which a disabled button loses. */
  readonly resting?: boolean | undefined;
}

/** A button; `type` is "button" unless told otherwise. One `primary` per screen. */
export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, icon, busy = false, disabled, className, children, ...others } = props;
  const { resting = false, onClick, ...rest } = others;
  return (
    <button
      type="button"
      {...rest}
      onClick={resting ? undefined : onClick}
      aria-disabled={resting || undefined}
      className={classNames(buttonClass({ variant, size, fullWidth }), className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {busy && <SpinnerRing className={styles.spinner} />}
    </button>
  );
}
