import { Toast } from '@topout/ui';
import { FormikProvider, type FormikProps, type FormikTouched, type FormikValues, useFormik } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { useChange } from './use-change.ts';

interface StoredFormProps<Values, Output> {
  /** The same object until something else is stored. */
  readonly stored: Values;
  /** A yup schema, as far as a form needs it. */
  readonly schema: { validateSync(values: unknown): Output };
  /** Fields of which is said at once what is wrong. The same object each time. */
  readonly touched: FormikTouched<Values>;
  /** Takes what the schema made of the values, and what was stored when they were changed. */
  readonly save: (output: Output, before: Values) => Promise<unknown>;
  /** Said once it is saved. */
  readonly saved: string;
  readonly children: (form: FormikProps<Values>) => ReactNode;
}

/** A form over what is stored, and follows it until something is changed. What the server refuses stays in the form. */
export function StoredForm<Values extends FormikValues, Output>(props: StoredFormProps<Values, Output>) {
  const { stored, schema, touched, save, saved, children } = props;
  const [told, setTold] = useState(true);
  const { change } = useChange();
  const form = useFormik({
    initialValues: stored,
    initialTouched: touched,
    validationSchema: schema,
    onSubmit: async (values) => {
      if (!(await change(() => save(schema.validateSync(values), form.initialValues)))) return;
      resetForm();
      setTold(false);
    },
  });
  const { dirty, resetForm } = form;
  useEffect(() => {
    if (!dirty) resetForm({ values: stored });
  }, [dirty, resetForm, stored]);
  return (
    <FormikProvider value={form}>
      {children(form)}
      {!told && <Toast onClose={() => setTold(true)}>{saved}</Toast>}
    </FormikProvider>
  );
}
