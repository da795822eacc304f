import { Field, TextInput } from '@topout/ui/forms';
import type { ComponentProps } from 'react';
import styles from '../../fields.module.css';

interface OptionalNumberProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number | null;
  readonly max: number;
  readonly error?: ComponentProps<typeof Field>['error'];
  readonly onChange: (value: number | null) => void;
}

/** A whole number from 1, or nothing. */
export const OptionalNumber = ({ label, hint, value, max, error, onChange }: OptionalNumberProps) => (
  <Field label={label} hint={hint} error={error} optional>
    <TextInput
      type="number"
      className={styles.number}
      inputMode="numeric"
      min={1}
      max={max}
      value={value ?? ''}
      onChange={({ target }) => {
        const typed = Math.trunc(Number(target.value));
        onChange(target.value === '' || !(typed >= 1) ? null : Math.min(typed, max));
      }}
    />
  </Field>
);
