import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { classNames } from '../class-names.ts';
import fieldStyles from './field.module.css';
import { FieldMessage, type FieldMessages, hasError } from './field-message.tsx';
import styles from './file-input.module.css';
import { PicturePreview } from './picture-preview.tsx';

export interface FileInputProps extends FieldMessages {
  readonly label: ReactNode;
  readonly name?: string | undefined;
  readonly optional?: boolean | undefined;
  /** The file chosen just now. */
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  /** The picture that is there already. */
  readonly currentUrl?: string | null | undefined;
  /** The picture is shown whole, on white, and not cut to a circle. */
  readonly whole?: boolean | undefined;
}

/** Chooses one picture and shows it. What kind of file is right is left to the caller's `error`. */
export function FileInput(props: FileInputProps) {
  const { label, name, optional = false, value, onChange, currentUrl, whole = false } = props;
  const { hint, error } = props;
  const id = useId();
  const messageId = `${id}-message`;
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    onChange(null);
    // Otherwise choosing the same file again would be no change.
    if (input.current) input.current.value = '';
    input.current?.focus();
  };

  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
        {optional && <span className={fieldStyles.optional}> (optional)</span>}
      </label>
      <div className={styles.file}>
        <PicturePreview file={value} url={currentUrl ?? null} whole={whole} />
        <div className={styles.controls}>
          <span className={classNames(buttonClass(), styles.pick)}>
            {value === null && !currentUrl ? 'Choose picture' : 'Change picture'}
            <input
              ref={input}
              id={id}
              name={name}
              type="file"
              accept="image/*"
              className={styles.input}
              aria-invalid={hasError(error) || undefined}
              aria-describedby={hasError(error) || hint !== undefined ? messageId : undefined}
              onChange={(event) => onChange(event.target.files?.[0] ?? null)}
            />
          </span>
          {value !== null && (
            <Button variant="quiet" onClick={remove}>
              Remove
            </Button>
          )}
        </div>
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
