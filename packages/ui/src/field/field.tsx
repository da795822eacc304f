import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { FieldContext } from './field-context.ts';
import { FieldMessage, type FieldMessages, hasError } from './field-message.tsx';
import styles from './field.module.css';

export interface FieldProps extends FieldMessages {
  readonly label: ReactNode;
  /** Marks the label with "optional". Fields are required unless they say so. */
  readonly optional?: boolean | undefined;
  /** Tells screen readers that a value is needed; the messages are the form's own. */
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  /** One control: TextInput, Select, TextArea… It ties itself to this label and these messages. */
  readonly children: ReactNode;
}

/** Label, control and the message under it, tied together for screen readers. */
export function Field({ label, hint, error, optional = false, required, className, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const invalid = hasError(error);
  const described = invalid || hint !== undefined;
  const binding = useMemo(
    () => ({
      id,
      'aria-describedby': described ? messageId : undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
    }),
    [id, messageId, described, invalid, required],
  );
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <FieldContext value={binding}>{children}</FieldContext>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
