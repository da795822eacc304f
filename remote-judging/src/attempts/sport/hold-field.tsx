import { Button } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { sportTexts } from './sport-texts.ts';
import styles from './hold-field.module.css';

export interface HoldFieldProps {
  readonly hold: number;
  readonly max: number;
  readonly disabled: boolean;
  readonly onHold: (hold: number) => void;
}

/** The hold as a number, for judges who count in their heads; also 0, which no key gives. */
export function HoldField({ hold, max, disabled, onHold }: HoldFieldProps) {
  const [typed, setTyped] = useState(String(hold));
  const said = /^\d+$/.test(typed.trim()) && Number(typed) <= max ? Number(typed) : null;
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== null) onHold(said);
      }}
    >
      <Field label={sportTexts.holdNumber(max)} className={styles.field}>
        <TextInput
          value={typed}
          // It has just been asked for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={disabled || said === null}>
        {sportTexts.setHold}
      </Button>
    </form>
  );
}
