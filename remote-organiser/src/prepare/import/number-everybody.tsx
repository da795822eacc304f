import { assignNumbers } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { Button, Row, Section } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { useState } from 'react';
import { failureText } from '../../page/failure-text.ts';
import styles from './import.module.css';
import { importTexts as texts } from './texts.ts';

/** Gives out all numbers in one go, including to people who entered themselves. */
export function NumberEverybody({ competition }: { readonly competition: string }) {
  const [first, setFirst] = useState('1');
  const [busy, setBusy] = useState(false);
  const [assigned, setAssigned] = useState<number | null>(null);
  const showError = useShowError();

  async function assign() {
    setBusy(true);
    setAssigned(null);
    try {
      setAssigned(await assignNumbers(competition, Math.max(1, Number(first))));
    } catch (error) {
      const { title, message } = await failureText(error);
      showError(message, title);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title={texts.allNumbers} description={texts.allNumbersHint}>
      <Row align="end" wrap>
        <Field label={texts.firstNumber}>
          <TextInput
            inputMode="numeric"
            className={styles.first}
            value={first}
            onChange={(event) => setFirst(event.target.value.replace(/\D/g, '').slice(0, 5))}
          />
        </Field>
        <Button busy={busy} onClick={() => void assign()}>
          {texts.assign}
        </Button>
      </Row>
      <output className={styles.said}>{assigned !== null && texts.assigned(assigned)}</output>
    </Section>
  );
}
