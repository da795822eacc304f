import { useShowError } from '@topout/app-kit';
import { Button, Row, Section, Stack } from '@topout/ui';
import { FormikProvider, type FormikValues, type useFormik } from 'formik';
import type { ReactNode } from 'react';
import { failureText } from '../../page/failure-text.ts';
import { useErrorFocus } from '../../page/use-error-focus.ts';

interface EntryPartProps<V extends FormikValues> {
  readonly title: string;
  /** On the button. */
  readonly save: string;
  readonly form: ReturnType<typeof useFormik<V>>;
  /** Whether there is something to save; by default, once anything was typed. */
  readonly changed?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** A part of an entry that is saved alone. */
export function EntryPart<V extends FormikValues>({
  title,
  save,
  form,
  changed = form.dirty,
  children,
}: EntryPartProps<V>) {
  const element = useErrorFocus(form);
  return (
    <Section title={title}>
      <FormikProvider value={form}>
        <form ref={element} noValidate onSubmit={form.handleSubmit}>
          <Stack gap={3}>
            {children}
            <Row>
              <Button type="submit" busy={form.isSubmitting} disabled={!changed}>
                {save}
              </Button>
            </Row>
          </Stack>
        </form>
      </FormikProvider>
    </Section>
  );
}

/** Saves a part and says on the page why it could not be. @returns whether it was saved */
export function useSavePart(): (save: () => Promise<unknown>) => Promise<boolean> {
  const showError = useShowError();
  return async (save) => {
    try {
      await save();
      showError(null);
      return true;
    } catch (error) {
      showError(await failureText(error));
      return false;
    }
  };
}
