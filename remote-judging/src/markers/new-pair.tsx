import { pairUp, RefusedError, useEntries } from '@topout/api-client';
import type { Competition } from '@topout/contract';
import { stillClimbs } from '@topout/domain';
import { Button, Section } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { type SubmitEvent, useState } from 'react';
import styles from './pairs.module.css';
import { pairsTexts as texts } from './texts.ts';

/** Organisers pair two climbers who have not found each other. */
export function NewPair({ competition: { uuid } }: { readonly competition: Competition }) {
  const entries = useEntries(uuid);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [failure, setFailure] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const climbers = (entries.data ?? []).filter(({ status }) => stillClimbs(status));
  const chosen = climbers.find((entry) => entry.uuid === first);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!chosen) return;
    setBusy(true);
    pairUp({ competition: uuid, entry: first, shown: chosen.user.uuid }, { partner: second })
      .then(
        () => {
          setFailure(undefined);
          setFirst('');
          setSecond('');
        },
        (error: unknown) => setFailure(error instanceof RefusedError ? error.message : texts.failed),
      )
      .finally(() => setBusy(false));
  };
  const options = (without: string) =>
    climbers
      .filter((entry) => entry.uuid !== without)
      .map((entry) => (
        <option key={entry.uuid} value={entry.uuid}>
          {entry.user.name}
        </option>
      ));
  return (
    <Section title={texts.newPair}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field label={texts.first}>
          <Select placeholder={texts.choose} value={first} onChange={({ target }) => setFirst(target.value)}>
            {options(second)}
          </Select>
        </Field>
        <Field label={texts.second} error={failure}>
          <Select
            placeholder={texts.choose}
            value={second}
            onChange={({ target }) => setSecond(target.value)}
          >
            {options(first)}
          </Select>
        </Field>
        <Button type="submit" variant="primary" busy={busy} disabled={first === '' || second === ''}>
          {texts.save}
        </Button>
      </form>
    </Section>
  );
}
