import { bannerAtom } from '@topout/app-kit';
import { Button, StickyActionBar } from '@topout/ui';
import { Formik, type FormikHelpers, type FormikValues, useFormikContext } from 'formik';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorSummary, errorsIn, type FormError } from './error-summary.tsx';
import styles from './form.module.css';
import { useFailure } from './use-failure.ts';
import { useHandOverFocus } from './use-hand-over-focus.ts';

/** A yup schema, as far as a form needs it. */
interface Schema<Output> {
  validateSync(values: unknown): Output;
}

export interface FormProps<Values extends FormikValues, Output> {
  readonly initial: Values;
  readonly schema: Schema<Output>;
  /** The values after the schema: trimmed, numbers as numbers. The form shows a rejection. */
  readonly onSubmit: (output: Output, values: Values) => Promise<void>;
  /** Called on every change, for a draft that outlives the page. */
  readonly onChange?: ((values: Values) => void) | undefined;
  readonly submitLabel: string;
  /** Focuses the first empty field. */
  readonly ready?: boolean | undefined;
  /** Longer than a screen: the main action stays within reach of the thumb instead of at the end. */
  readonly long?: boolean | undefined;
  readonly children: ReactNode;
  /** Below the button: other ways to continue. */
  readonly footer?: ReactNode;
}

/**
 * A form: checked by its schema, with errors at touched fields. After a failed attempt the focus moves to the
 * first error, or in a long form with several to their summary.
 */
export function Form<Values extends FormikValues, Output>(props: FormProps<Values, Output>) {
  const { initial, schema, onSubmit, onChange, submitLabel, long, ready, children, footer } = props;
  const failure = useFailure();
  const setBanner = useSetAtom(bannerAtom);
  const submit = async (values: Values, { setFieldError }: FormikHelpers<Values>) => {
    // What went wrong before is no longer so, and would cover the next page.
    setBanner(null);
    try {
      await onSubmit(schema.validateSync(values), values);
    } catch (error) {
      await failure(error, Object.keys(values), setFieldError);
    }
  };
  // Errors are known at any time; leaving a field only shows them.
  return (
    <Formik
      initialValues={initial}
      validationSchema={schema}
      validateOnMount
      validateOnBlur={false}
      onSubmit={submit}
    >
      <FormBody onChange={onChange} submitLabel={submitLabel} long={long} ready={ready} footer={footer}>
        {children}
      </FormBody>
    </Formik>
  );
}

function FormBody<Values>(
  props: Pick<
    FormProps<Values & FormikValues, unknown>,
    'onChange' | 'submitLabel' | 'long' | 'ready' | 'children' | 'footer'
  >,
) {
  const { onChange, submitLabel, long, ready, children, footer } = props;
  const formik = useFormikContext<Values & FormikValues>();
  const { values, errors: refused, handleSubmit, submitCount, isSubmitting } = formik;
  const form = useRef<HTMLFormElement>(null);
  useHandOverFocus(form);

  useEffect(() => {
    // The first empty one: an earlier step may have filled others.
    const inputs = form.current?.querySelectorAll('input');
    if (ready) [...(inputs ?? [])].find(({ value }) => value === '')?.focus();
  }, [ready]);
  useEffect(() => onChange?.(values), [onChange, values]);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const found = errorsIn(form.current);
    const summed = long === true && found.length > 1;
    setErrors(summed ? found : []);
    if (!summed) found[0]?.control.focus();
  }, [submitCount, isSubmitting, long]);

  // Corrected fields leave the summary.
  useEffect(() => setErrors((left) => (left.length > 0 ? errorsIn(form.current) : left)), [refused]);

  const submit = (
    <Button type="submit" variant="primary" size="lg" busy={isSubmitting}>
      {submitLabel}
    </Button>
  );
  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className={styles.form}>
      {errors.length > 0 && <ErrorSummary errors={errors} tries={submitCount} />}
      {children}
      {long ? <StickyActionBar>{submit}</StickyActionBar> : submit}
      {footer}
    </form>
  );
}
