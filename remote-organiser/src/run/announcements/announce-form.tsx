import { announce, useSentOnce } from '@topout/api-client';
import { longest } from '@topout/domain';
import { announcementForm } from '@topout/domain/forms';
import { Button, Card, ConfirmDialog, Notice, Stack } from '@topout/ui';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { AreaField, SelectField } from '../../prepare/setup/part-fields.tsx';
import { useChange } from '../../prepare/setup/use-change.ts';
import { texts } from './texts.ts';
import { type Addressees, addressedBy, choicesFor } from './to-whom.ts';

interface AnnounceFormProps {
  /** Uuid of the competition. */
  readonly competition: string;
  readonly addressees: Addressees;
}

/** Writes an announcement, and asks before it goes out. */
export function AnnounceForm({ competition, addressees }: AnnounceFormProps) {
  const [asking, setAsking] = useState(false);
  const [sent, setSent] = useState(false);
  const { busy, change } = useChange();
  const once = useSentOnce();
  const choices = choicesFor(addressees);
  /** Somebody else may have deleted the session or category that is chosen. */
  const isThere = (choice: string) => choices.some(({ value }) => value === choice);
  const form = useFormik({
    initialValues: { text: '', to: 'EVERYBODY' },
    validationSchema: announcementForm,
    onSubmit: ({ to }) => {
      setSent(false);
      if (!isThere(to)) {
        form.setFieldError('to', texts.chooseAgain);
        return;
      }
      setAsking(true);
    },
  });
  const send = async () => {
    const { text, to } = announcementForm.cast(form.values);
    const body = { text, ...addressedBy(to, addressees) };
    const done = await change(() =>
      once(JSON.stringify(body), (uuid) => announce(competition, { uuid, ...body })),
    );
    setAsking(false);
    if (!done) return;
    form.resetForm({ values: { text: '', to } });
    setSent(true);
  };
  const to = choices.find(({ value }) => value === form.values.to)?.label ?? '';
  return (
    <Card>
      <FormikProvider value={form}>
        <form onSubmit={form.handleSubmit} noValidate>
          <Stack gap={3}>
            <AreaField
              name="text"
              label={texts.text}
              hint={texts.textHint}
              required
              rows={2}
              maxLength={longest.announcement}
            />
            <SelectField name="to" label={texts.to}>
              {!isThere(form.values.to) && <option value={form.values.to}>{texts.gone}</option>}
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <div>
              <Button type="submit" variant="primary">
                {texts.announce}
              </Button>
            </div>
            {sent && <Notice tone="success">{texts.sent}</Notice>}
          </Stack>
        </form>
      </FormikProvider>
      <ConfirmDialog
        open={asking}
        title={texts.askTitle(to)}
        confirmLabel={texts.announce}
        busy={busy}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      >
        <p>{announcementForm.cast(form.values).text}</p>
        <p>{texts.ask}</p>
      </ConfirmDialog>
    </Card>
  );
}
