import { Field, TextInput } from '@topout/ui/forms';
import type { ComponentProps } from 'react';
import styles from '../../fields.module.css';

interface OptionalNumberProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number | null;
  /** Unless given, 1. */
  readonly min?: number;
  readonly max: number;
  readonly error?: ComponentProps<typeof Field>['error'];
  readonly onChange: (typed: number | null) => void;
}

/** The nearest whole number within bounds; below them nothing. */
export const withinBounds = (typed: number | null, most: number): number | null =>
  typed === null || Math.trunc(typed) < 1 ? null : Math.min(Math.trunc(typed), most);

/** A number as it was typed, or nothing. */
export const OptionalNumber = ({
  label,
  hint,
  value,
  min = 1,
  max,
  error,
  onChange,
}: OptionalNumberProps) => (
  <Field label={label} hint={hint} error={error} optional>
    <TextInput
      type="number"
      className={styles.number}
      // Keypads of digits have no minus.
      inputMode={min < 0 ? 'text' : 'numeric'}
      min={min}
      max={max}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  </Field>
);
