import { Field, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { settingsTexts as texts } from './texts.ts';

interface NumberListProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: readonly number[];
  /** Of each number. */
  readonly most: number;
  /** Numbers. */
  readonly longest: number;
  readonly onChange: (value: readonly number[]) => void;
}

/** Whole numbers with commas between them, or none. */
export function NumberList({ label, hint, value, most, longest, onChange }: NumberListProps) {
  const [typed, setTyped] = useState(value.join(', '));
  const read = (text: string) => {
    const numbers = readNumbers(text);
    return numbers && numbers.length <= longest && numbers.every((number) => number <= most) ? numbers : null;
  };
  const known = read(typed);
  // What somebody else stored, or Undo brought back, takes the place of what was typed.
  const shown = known && known.join() !== value.join() ? value.join(', ') : typed;
  return (
    <Field label={label} hint={hint} error={!known && texts.noNumbers(longest, most)} optional>
      <TextInput
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          const numbers = read(target.value);
          if (numbers) onChange(numbers);
        }}
      />
    </Field>
  );
}

/** The numbers in a text; null if there is anything else in it. */
function readNumbers(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,6}$/.test(part)) ? parts.map(Number) : null;
}
