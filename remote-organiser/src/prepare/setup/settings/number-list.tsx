import { Field, TextInput } from '@topout/ui/forms';
import { useState } from 'react';

interface NumberListProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly number[]) => void;
}

/** Numbers with commas between them, or none; whoever uses it says what is wrong with them. What is no whole number is NaN. */
export function NumberList({ label, hint, value, error, onChange }: NumberListProps) {
  const [typed, setTyped] = useState(value.join(', '));
  // What somebody else stored, or Discard brought back, takes the place of what was typed.
  const shown = numbersIn(typed).join() === value.join() ? typed : value.join(', ');
  return (
    <Field label={label} hint={hint} error={error} optional>
      <TextInput
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(numbersIn(target.value));
        }}
      />
    </Field>
  );
}

const numbersIn = (text: string): readonly number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((part) => (/^\d{1,6}$/.test(part) ? Number(part) : Number.NaN));
