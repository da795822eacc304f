import { Button, Row, Stack } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type FormEvent, useState } from 'react';
import { controlTexts as texts } from './texts.ts';

export interface MessageFormProps {
  /** The text on the screens; empty = none. */
  readonly shown: string;
  readonly onShow: (message: string) => void;
}

const mostLetters = 200;

/** One line for the hall. */
export function MessageForm({ shown, onShow }: MessageFormProps) {
  const [text, setText] = useState(shown);
  const message = text.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    onShow(message);
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <Field label={texts.message}>
          <TextInput value={text} maxLength={mostLetters} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Row gap={3} wrap>
          <Button type="submit" disabled={message === '' || message === shown}>
            {texts.showMessage}
          </Button>
          {shown !== '' && (
            <Button variant="quiet" onClick={() => onShow('')}>
              {texts.removeMessage}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
