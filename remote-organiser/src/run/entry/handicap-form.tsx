import type { Competition, EntryDetail } from '@topout/contract';
import { saveEntry } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { handicapForm } from '@topout/domain/forms';
import { Button, Row, Section, Stack } from '@topout/ui';
import { FormikProvider, useFormik } from 'formik';
import { failureText } from '../../page/failure-text.ts';
import { useErrorFocus } from '../../page/use-error-focus.ts';
import { HandicapField } from '../../prepare/setup/handicap-field.tsx';
import { entryTexts as texts } from '../../texts/entry.ts';

interface HandicapFormProps {
  readonly competition: Competition;
  readonly entry: EntryDetail;
}

/** The handicap of an entry, which goes before its category's. For the organiser side. (behaviour: boards#handicap) */
export function HandicapForm({ competition, entry }: HandicapFormProps) {
  const showError = useShowError();
  const form = useFormik({
    initialValues: {
      handicapPercent: entry.handicapPercent ?? null,
      handicapPoints: entry.handicapPoints ?? null,
    },
    validationSchema: handicapForm,
    onSubmit: async (values, { resetForm }) => {
      try {
        await saveEntry(competition.uuid, entry.uuid, values);
        showError(null);
        resetForm({ values });
      } catch (error) {
        showError(await failureText(error));
      }
    },
  });
  const element = useErrorFocus(form);
  return (
    <Section title={texts.handicapTitle}>
      <FormikProvider value={form}>
        <form ref={element} noValidate onSubmit={form.handleSubmit}>
          <Stack gap={3}>
            <HandicapField kind={competition.settings.scoring.handicap} hint={texts.handicapHint} />
            <Row>
              <Button type="submit" busy={form.isSubmitting} disabled={!form.dirty}>
                {texts.handicapSave}
              </Button>
            </Row>
          </Stack>
        </form>
      </FormikProvider>
    </Section>
  );
}
