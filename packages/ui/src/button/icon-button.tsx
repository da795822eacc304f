import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SpinnerRing } from '../feedback/spinner.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

export interface IconButtonProps
  extends Omit<ButtonLook, 'fullWidth'>, Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, for those who cannot see the icon; also its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly busy?: boolean | undefined;
}

/** A button with an icon alone, quiet unless told otherwise. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size, busy = false, disabled, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(buttonClass({ variant, size }), styles.icon, className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <SpinnerRing /> : icon}
    </button>
  );
}
