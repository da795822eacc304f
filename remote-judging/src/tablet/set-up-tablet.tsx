import { handRound, RefusedError } from '@topout/api-client';
import { Button, Stack } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type FormEvent, useState } from 'react';
import { ScreenHead } from '../competition/screen-head.tsx';
import { texts } from './texts.ts';

interface SetUpTabletProps {
  readonly competition: string;
  /** Of the next tablet, for its name. */
  readonly number: number;
}

/** Turns the browser in front of staff into a tablet that is handed round. */
export function SetUpTablet({ competition, number }: SetUpTabletProps) {
  const [name, setName] = useState(texts.firstName(number));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function start(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await handRound(competition, name.trim());
    } catch (failure) {
      setError(failure instanceof RefusedError ? failure.message : texts.failed);
      setBusy(false);
    }
  }
  return (
    <form noValidate onSubmit={(event) => void start(event)}>
      <Stack gap={4}>
        <ScreenHead title={texts.setUpTitle} hint={texts.setUp} />
        <Field label={texts.name} hint={texts.nameHint} error={error}>
          <TextInput
            value={name}
            onChange={({ target }) => setName(target.value)}
            maxLength={40}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={name.trim() === ''}>
          {texts.start}
        </Button>
      </Stack>
    </form>
  );
}
