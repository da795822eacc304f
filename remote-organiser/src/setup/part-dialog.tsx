import { Button, Dialog, Notice } from '@topout/ui';
import { Formik, type FormikValues } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import { failureOf } from './failure-of.ts';
import styles from './part-dialog.module.css';
import { setupTexts as texts } from './texts.ts';

interface PartDialogProps<Values, Output> {
  readonly title: string;
  readonly saveLabel: string;
  readonly initial: Values;
  /** A yup schema, as far as a form needs it. */
  readonly schema: { validateSync(values: unknown): Output };
  /** Takes what the schema made of the values. */
  readonly save: (output: Output) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form about one part of the set-up. What fails is said in it, and nothing that was typed is lost. */
export function PartDialog<Values extends FormikValues, Output>(props: PartDialogProps<Values, Output>) {
  const { title, saveLabel, initial, schema, save, onClose, children } = props;
  const form = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (values: Values) => {
    try {
      await save(schema.validateSync(values));
      onClose();
    } catch (error) {
      setFailure((await failureOf(error)).message);
    }
  };
  return (
    <Formik initialValues={initial} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, handleSubmit }) => (
        <Dialog
          open
          lightDismiss={false}
          onClose={onClose}
          title={title}
          actions={
            <>
              <Button onClick={onClose}>{texts.cancel}</Button>
              <Button type="submit" form={form} variant="primary" busy={isSubmitting}>
                {saveLabel}
              </Button>
            </>
          }
        >
          <form id={form} noValidate className={styles.form} onSubmit={handleSubmit}>
            {failure !== null && <Notice tone="error">{failure}</Notice>}
            {children}
          </form>
        </Dialog>
      )}
    </Formik>
  );
}
