import type { EntryDetail } from '@topout/contract';
import { saveEntry } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { readNation } from '@topout/domain';
import { nationForm } from '@topout/domain/forms';
import { Button, Row, Section, Stack } from '@topout/ui';
import { FormikProvider, useFormik } from 'formik';
import { failureText } from '../../page/failure-text.ts';
import { useErrorFocus } from '../../page/use-error-focus.ts';
import { TextField } from '../../prepare/setup/part-fields.tsx';
import { entryTexts as texts } from '../../texts/entry.ts';

interface NationFormProps {
  readonly competition: string;
  readonly entry: EntryDetail;
}

/** Whom somebody climbs for in this competition, as lists print it. */
export function NationForm({ competition, entry }: NationFormProps) {
  const showError = useShowError();
  const form = useFormik({
    initialValues: { nation: entry.nation ?? '' },
    validationSchema: nationForm,
    onSubmit: async ({ nation: typed }, { resetForm }) => {
      const nation = readNation(typed) ?? null;
      try {
        await saveEntry(competition, entry.uuid, { nation });
        showError(null);
        resetForm({ values: { nation: nation ?? '' } });
      } catch (error) {
        showError(await failureText(error));
      }
    },
  });
  const element = useErrorFocus(form);
  return (
    <Section title={texts.nationTitle}>
      <FormikProvider value={form}>
        <form ref={element} noValidate onSubmit={form.handleSubmit}>
          <Stack gap={3}>
            <TextField
              name="nation"
              label={texts.nationLabel}
              hint={texts.nationHint}
              autoComplete="off"
              maxLength={3}
            />
            <Row>
              <Button type="submit" busy={form.isSubmitting} disabled={!form.dirty}>
                {texts.nationSave}
              </Button>
            </Row>
          </Stack>
        </form>
      </FormikProvider>
    </Section>
  );
}
