import { newCompetitionForm } from '@topout/domain/forms';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { type CompetitionDraft, emptyDraft } from './draft.ts';
import { keepDraft, readDraft } from './kept-draft.ts';

/** The form of what is being put together, kept on this device from the first letter on. */
export function useDraft(goOn: (draft: CompetitionDraft) => Promise<void>) {
  const [initialValues] = useState(() => readDraft() ?? emptyDraft());
  const form = useFormik({ initialValues, validationSchema: newCompetitionForm, onSubmit: goOn });
  const { values } = form;
  const untouched = useRef(values);
  useEffect(() => {
    if (values !== untouched.current) keepDraft(values);
  }, [values]);
  return form;
}
