import { Field, TextInput } from '@topout/ui/forms';

interface OptionalNumberProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number | null;
  readonly max: number;
  readonly onChange: (value: number | null) => void;
}

/** A whole number from 1, or nothing. */
export const OptionalNumber = ({ label, hint, value, max, onChange }: OptionalNumberProps) => (
  <Field label={label} hint={hint} optional>
    <TextInput
      type="number"
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
