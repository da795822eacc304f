import type { EntryDetail } from '@topout/contract';
import { RefusedError, saveEntry } from '@topout/api-client';
import { longest, normaliseCompetitorNumber } from '@topout/domain';
import { entryNumberForm } from '@topout/domain/forms';
import { useFormik } from 'formik';
import { entryTexts as texts } from '../../texts/entry.ts';
import { failureText } from '../../page/failure-text.ts';
import { TextField } from '../../prepare/setup/part-fields.tsx';
import { EntryPart } from './entry-part.tsx';

interface NumberFormProps {
  readonly competition: string;
  readonly entry: EntryDetail;
}

/** The number of an entry: a separate change, which says if somebody else has the number. */
export function NumberForm({ competition, entry }: NumberFormProps) {
  const form = useFormik({
    initialValues: { competitorNumber: entry.competitorNumber ?? '' },
    validationSchema: entryNumberForm,
    onSubmit: async (values, { resetForm, setFieldError }) => {
      const { competitorNumber } = entryNumberForm.cast(values);
      try {
        await saveEntry(competition, entry.uuid, { competitorNumber: competitorNumber || null });
        resetForm({ values: { competitorNumber } });
      } catch (error) {
        const told = error instanceof RefusedError ? error.messages[0] : undefined;
        setFieldError('competitorNumber', told ?? (await failureText(error)).message);
      }
    },
  });
  const number = normaliseCompetitorNumber(form.values.competitorNumber);
  const changed = number !== form.initialValues.competitorNumber;
  return (
    <EntryPart title={texts.numberTitle} save={texts.numberSave} form={form} changed={changed}>
      <TextField
        name="competitorNumber"
        label={texts.numberLabel}
        hint={texts.numberHint}
        autoComplete="off"
        maxLength={longest.number}
      />
    </EntryPart>
  );
}
