import { ScanButton } from '@topout/app-kit/scan';
import { codeOnCard, readWitnessCode } from '@topout/domain';
import { Button, Row } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type SubmitEvent, useState } from 'react';
import { scanTexts } from '../scan-texts.ts';
import { witnessTexts as texts } from './texts.ts';
import styles from './witness.module.css';

export interface CodeFormProps {
  readonly competition: string;
  /** What the code on the other phone is for. */
  readonly kind: 'WITNESS' | 'MARKER';
  readonly label: string;
  readonly hint: string;
  readonly scanLabel: string;
  readonly submitLabel: string;
  /** The code that an address brought; empty = none. */
  readonly brought: string;
  /** @returns why it was not taken; null = it was */
  readonly onCode: (code: string) => Promise<string | null>;
  readonly onCancel: () => void;
}

/** Takes the code on another climber's phone: scanned, which takes it at once, or typed. */
export function CodeForm(props: CodeFormProps) {
  const { competition, kind, label, hint, scanLabel, submitLabel, brought, onCode, onCancel } = props;
  const [text, setText] = useState(brought);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = readWitnessCode(text);
    if (code === null) {
      setFailure(texts.wrong);
      return;
    }
    setBusy(true);
    void onCode(code)
      .then(setFailure)
      .finally(() => setBusy(false));
  };
  const scan = async (seen: string) => {
    const scanned = codeOnCard(seen, competition);
    return scanned.kind === kind ? onCode(scanned.code) : scanTexts.is[scanned.kind];
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ScanButton fullWidth label={scanLabel} hint={hint} onScan={scan} />
      <Field label={label} hint={hint} error={failure ?? undefined}>
        <TextInput
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Row gap={2} wrap>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
      </Row>
    </form>
  );
}
