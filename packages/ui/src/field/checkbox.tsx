import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';
import { FieldMessage, type FieldMessages, hasError } from './field-message.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'>, FieldMessages {
  /** Text, possibly with links; the whole line is the target. */
  readonly label: ReactNode;
}

/** A tick box with its label, hint and error; every attribute of `input` applies. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const messageId = useId();
  const invalid = hasError(error);
  return (
    <div className={className}>
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid || hint !== undefined ? messageId : undefined}
        />
        <span>{label}</span>
      </label>
      <div className={styles.message}>
        <FieldMessage id={messageId} hint={hint} error={error} />
      </div>
    </div>
  );
}

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A setting that is on or off and takes effect at once; in a form that is saved later, use Checkbox. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.check, styles.switch, className)}>
      <span>
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      {/* The box's own `checked` is what `aria-checked` would repeat. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
    </label>
  );
}
