import { longest } from '@topout/domain';
import { guardianForm } from '@topout/domain/forms';
import { FormikProvider, useFormik } from 'formik';
import { useErrorFocus } from '../../../page/use-error-focus.ts';
import { TextField } from '../../../prepare/setup/part-fields.tsx';
import { texts } from '../texts.ts';
import { RecordActions } from './record-actions.tsx';
import styles from './row.module.css';

export interface GuardianFormProps {
  readonly onSave: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Who signs for somebody. */
export function GuardianForm({ onSave, onCancel }: GuardianFormProps) {
  const form = useFormik({
    initialValues: { name: '' },
    validationSchema: guardianForm,
    onSubmit: ({ name }) => onSave(name.trim()),
  });
  const element = useErrorFocus(form);
  return (
    <FormikProvider value={form}>
      <form ref={element} noValidate className={styles.payment} onSubmit={form.handleSubmit}>
        <TextField
          name="name"
          label={texts.guardianName}
          maxLength={longest.name}
          autoComplete="off"
          className={styles.how}
          // Opened by the switch above it, to be filled in.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          required
        />
        <RecordActions busy={form.isSubmitting} onCancel={onCancel} />
      </form>
    </FormikProvider>
  );
}
