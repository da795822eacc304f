import type { Competition, ImportedLine } from '@topout/contract';
import { genders } from '@topout/domain';
import { Button } from '@topout/ui';
import { Field, Select, TextInput } from '@topout/ui/forms';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import styles from './add.module.css';
import { type Details, noDetails } from './details.ts';
import { texts } from './texts.ts';
import { Told } from './told.tsx';
import { useAdding } from './use-adding.ts';

export interface AddFormProps {
  readonly competition: Competition;
  readonly onAdded: (line: ImportedLine) => void;
}

const needed = ['first_name', 'last_name', 'category'] as const;

/** Whoever was added makes room for the next one, in the same category. */
export function AddForm({ competition, onAdded }: AddFormProps) {
  const categories = competition.stages[0]?.categories ?? [];
  const [typed, setTyped] = useState(noDetails);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const only = categories.length === 1 ? categories[0]?.uuid : undefined;
  const category = categories.find(({ uuid }) => uuid === typed.category)?.uuid ?? only ?? '';
  const details = { ...typed, category };
  const { told, busy, add } = useAdding(competition, details);
  const missing = needed.filter((column) => details[column].trim() === '');

  const wrong = told?.status === 'error';
  useEffect(() => {
    if (tries > 0 && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, busy, wrong]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTries(tries + 1);
    if (busy || missing.length > 0) return;
    const line = await add();
    if (!line) return;
    setTyped({ ...noDetails, category });
    setTries(0);
    first.current?.focus();
    onAdded(line);
  }
  const errorOf = (column: keyof Details) =>
    told?.problems.find((problem) => problem.column === column)?.message ??
    (tries > 0 && needed.some((one) => one === column && missing.includes(one)) && texts.required);
  const of = (column: keyof Details) => ({
    value: details[column],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setTyped({ ...typed, [column]: currentTarget.value }),
  });

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field label={texts.firstName} error={errorOf('first_name')} required>
        <TextInput ref={first} autoComplete="off" {...of('first_name')} />
      </Field>
      <Field label={texts.lastName} error={errorOf('last_name')} required>
        <TextInput autoComplete="off" {...of('last_name')} />
      </Field>
      <Field label={texts.category} error={errorOf('category')} required>
        <Select placeholder={texts.categoryPlaceholder} {...of('category')}>
          {categories.map(({ uuid, name }) => (
            <option key={uuid} value={uuid}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={texts.number}
        error={errorOf('competitor_number')}
        hint={competition.settings.hasCompetitorNumbers ? texts.nextNumber : undefined}
        optional
      >
        <TextInput autoComplete="off" maxLength={20} {...of('competitor_number')} />
      </Field>
      <Field label={texts.yearOfBirth} error={errorOf('year_of_birth')} optional>
        <TextInput autoComplete="off" inputMode="numeric" maxLength={10} {...of('year_of_birth')} />
      </Field>
      <Field label={texts.gender} error={errorOf('gender')} optional>
        <Select {...of('gender')}>
          <option value="">{texts.noGender}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {texts.genders[gender]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={texts.email}
        error={errorOf('email')}
        hint={texts.emailHint}
        className={styles.wide}
        optional
      >
        <TextInput type="email" inputMode="email" autoComplete="off" {...of('email')} />
      </Field>
      {told && !wrong && <Told competition={competition.uuid} line={told} />}
      <Button type="submit" variant="primary" size="lg" className={styles.wide} busy={busy}>
        {told?.status === 'waiting' ? texts.addWaiting : told?.status === 'new' ? texts.addAnyway : texts.add}
      </Button>
    </form>
  );
}
