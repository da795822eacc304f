import type { EntryDetail } from '@topout/contract';
import { saveEntry } from '@topout/api-client';
import { readNation } from '@topout/domain';
import { nationForm } from '@topout/domain/forms';
import { useFormik } from 'formik';
import { TextField } from '../../prepare/setup/part-fields.tsx';
import { entryTexts as texts } from '../../texts/entry.ts';
import { EntryPart, useSavePart } from './entry-part.tsx';

interface NationFormProps {
  readonly competition: string;
  readonly entry: EntryDetail;
}

/** Whom somebody climbs for in this competition, as lists print it. */
export function NationForm({ competition, entry }: NationFormProps) {
  const savePart = useSavePart();
  const form = useFormik({
    initialValues: { nation: entry.nation ?? '' },
    validationSchema: nationForm,
    onSubmit: async ({ nation: typed }, { resetForm }) => {
      const nation = readNation(typed) ?? null;
      const saved = await savePart(() => saveEntry(competition, entry.uuid, { nation }));
      if (saved) resetForm({ values: { nation: nation ?? '' } });
    },
  });
  return (
    <EntryPart title={texts.nationTitle} save={texts.nationSave} form={form}>
      <TextField
        name="nation"
        label={texts.nationLabel}
        hint={texts.nationHint}
        autoComplete="off"
        maxLength={3}
      />
    </EntryPart>
  );
}
