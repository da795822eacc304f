import { RefusedError } from '@topout/api-client';
import { longestScreenName, screenName } from '@topout/domain';
import { Button, Stack } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type FormEvent, useState } from 'react';
import { nameScreen } from './screen-state.ts';
import { controlTexts as texts } from './texts.ts';

export interface NewScreenFormProps {
  readonly competition: string;
  readonly onNamed: (name: string) => void;
}

/** Names another screen. */
export function NewScreenForm({ competition, onNamed }: NewScreenFormProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const name = screenName(text);
    if (name === '') return setFault(texts.noName);
    setBusy(true);
    try {
      await nameScreen(competition, name);
      setText('');
      setFault(undefined);
      onNamed(name);
    } catch (error) {
      setFault(error instanceof RefusedError ? error.message : texts.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Field label={texts.newName} hint={texts.newHint} error={fault}>
          <TextInput
            value={text}
            maxLength={longestScreenName}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div>
          <Button type="submit" busy={busy}>
            {texts.add}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
