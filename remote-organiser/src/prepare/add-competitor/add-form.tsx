import type { Competition, ImportedLine } from '@topout/contract';
import { genders, longest } from '@topout/domain';
import { addedForm } from '@topout/domain/forms';
import { Button } from '@topout/ui';
import { FormikProvider, useFormik } from 'formik';
import { useRef } from 'react';
import { useErrorFocus } from '../../page/use-error-focus.ts';
import { Options } from '../../page/options.tsx';
import { SelectField, TextField } from '../setup/part-fields.tsx';
import styles from './add.module.css';
import { type Details, noDetails } from './details.ts';
import { texts } from './texts.ts';
import { Told } from './told.tsx';
import { useAdding } from './use-adding.ts';

export interface AddFormProps {
  readonly competition: Competition;
  readonly onAdded: (line: ImportedLine) => void;
}

/** Whoever was added makes room for the next one, in the same category. */
export function AddForm({ competition, onAdded }: AddFormProps) {
  const categories = competition.stages[0]?.categories ?? [];
  const only = categories.length === 1 ? categories[0]?.uuid : undefined;
  const first = useRef<HTMLInputElement>(null);
  const form = useFormik({
    initialValues: { ...noDetails, category: only ?? '' },
    validationSchema: addedForm(categories.map(({ uuid }) => uuid)),
    onSubmit: async ({ category }, { resetForm }) => {
      const line = await add();
      if (!line) return;
      resetForm({ values: { ...noDetails, category } });
      first.current?.focus();
      onAdded(line);
    },
  });
  const element = useErrorFocus(form);
  const { told, add } = useAdding(competition, form.values);
  const of = (name: keyof Details) => ({
    name,
    error: told?.problems.find(({ column }) => column === name)?.message,
    autoComplete: 'off',
  });

  return (
    <FormikProvider value={form}>
      <form ref={element} noValidate className={styles.form} onSubmit={form.handleSubmit}>
        <TextField {...of('first_name')} ref={first} label={texts.firstName} required />
        <TextField {...of('last_name')} label={texts.lastName} required />
        <SelectField
          {...of('category')}
          label={texts.category}
          placeholder={texts.categoryPlaceholder}
          required
        >
          <Options of={categories} />
        </SelectField>
        <TextField
          {...of('competitor_number')}
          label={texts.number}
          hint={competition.settings.hasCompetitorNumbers ? texts.nextNumber : undefined}
          maxLength={longest.number}
          optional
        />
        <TextField
          {...of('year_of_birth')}
          label={texts.yearOfBirth}
          inputMode="numeric"
          maxLength={10}
          optional
        />
        <SelectField {...of('gender')} label={texts.gender} optional>
          <option value="">{texts.noGender}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {texts.genders[gender]}
            </option>
          ))}
        </SelectField>
        <TextField {...of('nation')} label={texts.nation} hint={texts.nationHint} maxLength={3} optional />
        <TextField
          {...of('email')}
          type="email"
          inputMode="email"
          label={texts.email}
          hint={texts.emailHint}
          className={styles.wide}
          optional
        />
        {told && told.status !== 'error' && <Told competition={competition.uuid} line={told} />}
        <Button type="submit" variant="primary" size="lg" className={styles.wide} busy={form.isSubmitting}>
          {told?.status === 'waiting'
            ? texts.addWaiting
            : told?.status === 'new'
              ? texts.addAnyway
              : texts.add}
        </Button>
      </form>
    </FormikProvider>
  );
}
