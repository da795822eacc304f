import type { Competition, EntryDetail } from '@topout/contract';
import { saveEntry } from '@topout/api-client';
import { entryEditForm } from '@topout/domain/forms';
import { useShowError } from '@topout/app-kit';
import { Button } from '@topout/ui';
import { Field, Select, TextInput } from '@topout/ui/forms';
import { useFormik } from 'formik';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { entryTexts as texts } from '../../texts/entry.ts';
import styles from './entry-edit-form.module.css';
import { failureText } from '../../page/failure-text.ts';
import { useErrorFocus } from '../../page/use-error-focus.ts';
import { Options } from '../../page/options.tsx';

export interface EntryEditFormProps {
  readonly competition: string;
  /** The person's uuid. */
  readonly user: string;
  /** Null if nobody is entered under that uuid. */
  readonly entry: EntryDetail | null;
  readonly categories: Competition['stages'][number]['categories'];
}

/**
 * Name and category; this form switches off the shared form's number, year and gender. (behaviour:
 * entries#editing)
 */
export function EntryEditForm({ competition, user, entry, categories }: EntryEditFormProps) {
  const navigate = useNavigate();
  const showError = useShowError();
  const schema = useMemo(
    () =>
      entryEditForm(
        categories.map(({ uuid }) => uuid),
        false,
      ),
    [categories],
  );
  const form = useFormik({
    initialValues: {
      category: entry?.category.uuid ?? '',
      firstName: entry?.user.firstName ?? '',
      lastName: entry?.user.lastName ?? '',
    },
    validationSchema: schema,
    onSubmit: async (values) => {
      const { firstName, lastName, category } = schema.cast(values);
      try {
        await saveEntry(competition, entry?.uuid ?? user, { category, firstName, lastName });
        showError(null);
        await navigate(-1);
      } catch (error) {
        showError(await failureText(error));
      }
    },
  });
  const element = useErrorFocus(form);
  const error = (name: keyof typeof form.values) =>
    form.touched[name] === true && (form.errors[name] ?? false);

  return (
    <form ref={element} noValidate className={styles.form} onSubmit={form.handleSubmit}>
      <Field label={texts.category} error={error('category')} required>
        <Select placeholder={texts.categoryPlaceholder} {...form.getFieldProps('category')}>
          <Options of={categories} />
        </Select>
      </Field>
      <Field label={texts.firstName} error={error('firstName')} required>
        <TextInput autoComplete="off" {...form.getFieldProps('firstName')} />
      </Field>
      <Field label={texts.lastName} error={error('lastName')} required>
        <TextInput autoComplete="off" {...form.getFieldProps('lastName')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={form.isSubmitting}>
        {texts.save}
      </Button>
    </form>
  );
}
