import { Field, TextInput } from '@topout/ui/forms';
import type { ComponentProps } from 'react';
import styles from '../fields.module.css';

interface NumberFieldProps extends Pick<
  ComponentProps<typeof Field>,
  'label' | 'hint' | 'error' | 'optional'
> {
  readonly value: number | null;
  /** Unless given, 1. */
  readonly min?: number | undefined;
  readonly max: number;
  readonly onChange: (typed: number | null) => void;
}

/** A number as it was typed; whoever uses it says what is wrong with it. */
export const NumberField = ({ value, min = 1, max, onChange, ...field }: NumberFieldProps) => (
  <Field {...field}>
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
