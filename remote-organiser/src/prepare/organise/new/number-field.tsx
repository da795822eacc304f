import { Field, TextInput } from '@topout/ui/forms';
import styles from '../../fields.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | false | undefined;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number; empty input means the minimum. */
export const NumberField = ({ label, hint, error, value, min = 0, max, onChange }: NumberFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    <TextInput
      type="number"
      className={styles.number}
      inputMode="numeric"
      min={min}
      max={max}
      value={String(value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const typed = Math.trunc(Number(event.target.value));
        onChange(Math.min(Math.max(Number.isNaN(typed) ? min : typed, min), max));
      }}
    />
  </Field>
);
