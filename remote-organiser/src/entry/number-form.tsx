import type { EntryDetail } from '@topout/contract';
import { RefusedError, saveEntry } from '@topout/api-client';
import { normaliseCompetitorNumber } from '@topout/domain';
import { Button, Row, Section, Stack } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { type SubmitEvent, useState } from 'react';
import { entryTexts as texts } from '../texts/entry.ts';
import { failureText } from './failure-text.ts';

export interface NumberFormProps {
  readonly competition: string;
  readonly entry: EntryDetail;
}

/** The number of an entry: an act of its own, that says when somebody else has it. */
export function NumberForm({ competition, entry }: NumberFormProps) {
  const before = entry.competitorNumber ?? '';
  const [typed, setTyped] = useState(before);
  const [saved, setSaved] = useState(before);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const number = normaliseCompetitorNumber(typed);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await saveEntry(competition, entry.uuid, { competitorNumber: number === '' ? null : number });
      setSaved(number);
      setTyped(number);
    } catch (error) {
      const told = error instanceof RefusedError ? error.messages[0] : undefined;
      setFailure(told ?? (await failureText(error)).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={texts.numberTitle}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={3}>
          <Field label={texts.numberLabel} hint={texts.numberHint} error={failure ?? false}>
            <TextInput
              autoComplete="off"
              maxLength={20}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </Field>
          <Row>
            <Button type="submit" busy={busy} disabled={number === saved}>
              {texts.numberSave}
            </Button>
          </Row>
        </Stack>
      </form>
    </Section>
  );
}
