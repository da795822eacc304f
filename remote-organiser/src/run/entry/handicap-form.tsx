import type { Competition, EntryDetail } from '@topout/contract';
import { saveEntry } from '@topout/api-client';
import { handicapForm } from '@topout/domain/forms';
import { useFormik } from 'formik';
import { HandicapField } from '../../prepare/setup/handicap-field.tsx';
import { entryTexts as texts } from '../../texts/entry.ts';
import { EntryPart, useSavePart } from './entry-part.tsx';

interface HandicapFormProps {
  readonly competition: Competition;
  readonly entry: EntryDetail;
}

/** The handicap of an entry, which goes before its category's. For the organiser side. (behaviour: boards#handicap) */
export function HandicapForm({ competition, entry }: HandicapFormProps) {
  const savePart = useSavePart();
  const form = useFormik({
    initialValues: {
      handicapPercent: entry.handicapPercent ?? null,
      handicapPoints: entry.handicapPoints ?? null,
    },
    validationSchema: handicapForm,
    onSubmit: async (values, { resetForm }) => {
      if (await savePart(() => saveEntry(competition.uuid, entry.uuid, values))) resetForm({ values });
    },
  });
  return (
    <EntryPart title={texts.handicapTitle} save={texts.handicapSave} form={form}>
      <HandicapField kind={competition.settings.scoring.handicap} hint={texts.handicapHint} />
    </EntryPart>
  );
}
