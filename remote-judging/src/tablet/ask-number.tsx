import { forgetTablet, type KeptTablet, openCard, RefusedError } from '@topout/api-client';
import { useTypedAnywhere } from '@topout/app-kit/use-typed-anywhere';
import { Button, ButtonLink, Notice, Page, Spinner } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { cardOf } from './card-of.ts';
import { Keypad } from './keypad.tsx';
import styles from './tablet.module.css';
import { texts } from './texts.ts';
import { useSendLeft } from './use-send-left.ts';

export interface AskNumberProps {
  readonly tablet: KeptTablet;
  /** The results of somebody before are on their way. */
  readonly sending: boolean;
  readonly onSending: (sending: boolean) => void;
}

/** Asks the next climber who they are. */
export function AskNumber({ tablet, sending, onSending }: AskNumberProps) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // A field with the cursor from the start would bring up the keyboard of the screen.
  useTypedAnywhere(() => form.current?.querySelector('input')?.focus());
  useSendLeft(tablet, typed === '' && !busy, onSending);
  const type = (next: string) => {
    setTyped(next);
    setError(undefined);
  };

  async function open(event: FormEvent) {
    event.preventDefault();
    const whose = cardOf(typed, tablet.competition);
    if (!whose) return;
    setBusy(true);
    try {
      await openCard(tablet, whose);
    } catch (failure) {
      if (failure instanceof RefusedError && failure.code === 'tablet.ended') forgetTablet();
      setError(failure instanceof RefusedError ? failure.message : texts.failed);
      setBusy(false);
    }
  }

  const next = new URLSearchParams({ next: `/${tablet.competition}/tablet` }).toString();
  if (sending) return <Spinner label={texts.sending} page />;
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.hint}</p>
      </header>
      {tablet.left.length > 0 && <Notice tone="warning">{texts.left(tablet.left.length)}</Notice>}
      <form ref={form} className={styles.ask} noValidate onSubmit={(event) => void open(event)}>
        <Field label={texts.number} error={error}>
          <TextInput
            className={styles.number}
            value={typed}
            onChange={({ target }) => type(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={300}
          />
        </Field>
        <Keypad typed={typed} onType={type} />
        <Button
          type="submit"
          variant="primary"
          size="judge"
          fullWidth
          busy={busy}
          disabled={typed.trim() === ''}
        >
          {texts.open}
        </Button>
      </form>
      <footer className={styles.foot}>
        <p>{texts.tablet(tablet.name)}</p>
        <ButtonLink as={Link} variant="quiet" to={`/sign-in?${next}`}>
          {texts.forStaff}
        </ButtonLink>
      </footer>
    </Page>
  );
}
