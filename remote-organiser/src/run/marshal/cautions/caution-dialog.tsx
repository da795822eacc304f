import type { MarshalRow } from '@topout/contract';
import { longest } from '@topout/domain';
import { cautionForm } from '@topout/domain/forms';
import { Button, Dialog } from '@topout/ui';
import { useFormik } from 'formik';
import { useId } from 'react';
import { nameOf } from '../../check-in/name-of.ts';
import { ReasonField } from '../../reason-field.tsx';
import { texts } from './texts.ts';
import type { Jury } from './use-jury.ts';

interface CautionDialogProps {
  readonly row: MarshalRow;
  readonly jury: Jury;
}

/** Asks for the reason of a caution. */
export function CautionDialog({ row, jury }: CautionDialogProps) {
  const formId = useId();
  const close = () => jury.ask(null);
  const form = useFormik({
    initialValues: { reason: '' },
    validationSchema: cautionForm,
    onSubmit: async (values) => {
      if (await jury.caution(row, cautionForm.cast(values).reason)) close();
    },
  });
  return (
    <Dialog
      open
      title={texts.title(nameOf(row))}
      lightDismiss={false}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isSubmitting}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <ReasonField label={texts.reason} hint={texts.reasonHint} longest={longest.caution} form={form} />
      </form>
    </Dialog>
  );
}
