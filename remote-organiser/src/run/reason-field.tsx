import { Field, TextArea } from '@topout/ui/forms';
import type { FormikProps } from 'formik';

interface ReasonFieldProps {
  readonly label: string;
  /** Who reads it. */
  readonly hint: string;
  /** How many letters it may have. */
  readonly longest: number;
  readonly form: Pick<
    FormikProps<{ readonly reason: string }>,
    'values' | 'errors' | 'submitCount' | 'handleChange'
  >;
}

/** Why the jury did something. */
export const ReasonField = ({ label, hint, longest, form }: ReasonFieldProps) => (
  <Field label={label} hint={hint} error={form.submitCount > 0 && form.errors.reason}>
    <TextArea
      name="reason"
      value={form.values.reason}
      onChange={form.handleChange}
      rows={2}
      maxLength={longest}
    />
  </Field>
);
