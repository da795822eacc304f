import { Button, Dialog, type DialogProps, Notice, Sheet } from '@topout/ui';
import { FormikProvider, type FormikValues, useFormik } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import { useErrorFocus } from '../../page/use-error-focus.ts';
import { failureOf } from './failure-of.ts';
import styles from './part-dialog.module.css';
import { setupTexts as texts } from './texts.ts';

/** Does something, and closes the form when it is done. */
export type Act = (work: () => unknown) => Promise<void>;

interface PartDialogProps<Values, Output> {
  readonly title: string;
  readonly saveLabel: string | ((values: Values) => string);
  readonly initial: Values;
  /** A yup schema, as far as a form needs it. */
  readonly schema: { validateSync(values: unknown): Output };
  /** Takes what the schema made of the values. */
  readonly save: (output: Output) => unknown;
  readonly onClose: () => void;
  readonly frame?: keyof typeof frames;
  /** Stands above what may have failed. */
  readonly lead?: ReactNode;
  /** The fields; what else can be done with the part goes through `act`. */
  readonly children: ReactNode | ((act: Act) => ReactNode);
}

const frames = {
  dialog: Dialog,
  wide: (props: DialogProps) => <Dialog {...props} wide />,
  side: (props: DialogProps) => <Sheet {...props} wideScreen="side" />,
};

/** A small form about one part of the set-up. What fails is said in it, and nothing that was typed is lost. */
export function PartDialog<Values extends FormikValues, Output>(props: PartDialogProps<Values, Output>) {
  const { title, saveLabel, initial, schema, save, onClose, frame = 'dialog', lead, children } = props;
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const act: Act = async (work) => {
    form.setSubmitting(true);
    try {
      await work();
      onClose();
    } catch (error) {
      setFailure((await failureOf(error)).message);
    }
    form.setSubmitting(false);
  };
  const form = useFormik({
    initialValues: initial,
    validationSchema: schema,
    onSubmit: (values) => act(() => save(schema.validateSync(values))),
  });
  const element = useErrorFocus(form);
  const Frame = frames[frame];
  return (
    <FormikProvider value={form}>
      <Frame
        open
        lightDismiss={false}
        onClose={onClose}
        title={title}
        actions={
          <>
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" form={id} variant="primary" busy={form.isSubmitting}>
              {typeof saveLabel === 'string' ? saveLabel : saveLabel(form.values)}
            </Button>
          </>
        }
      >
        <form ref={element} id={id} noValidate className={styles.form} onSubmit={form.handleSubmit}>
          {lead}
          {failure !== null && <Notice tone="error">{failure}</Notice>}
          {typeof children === 'function' ? children(act) : children}
        </form>
      </Frame>
    </FormikProvider>
  );
}
