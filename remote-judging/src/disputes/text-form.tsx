import { longest } from '@topout/domain';
import { disputeForm } from '@topout/domain/forms';
import { Button, Stack } from '@topout/ui';
import { Field, TextArea } from '@topout/ui/forms';
import { useFormik } from 'formik';
import type { ReactNode } from 'react';
import { useDoing } from './use-doing.ts';

interface TextFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly act: string;
  readonly primary?: boolean;
  readonly onSend: (text: string) => Promise<unknown>;
  /** Above the text. */
  readonly children?: ReactNode;
}

/** A few sentences, and the button that sends them. What could not be sent stays. */
export function TextForm({ label, hint, act, primary = false, onSend, children }: TextFormProps) {
  const { busy, run } = useDoing();
  const form = useFormik({
    initialValues: { text: '' },
    validationSchema: disputeForm,
    onSubmit: async (values) => {
      const done = await run(() => onSend(disputeForm.cast(values).text));
      if (done) form.resetForm();
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap={3}>
        {children}
        <Field label={label} hint={hint} error={form.submitCount > 0 && form.errors.text}>
          <TextArea
            name="text"
            value={form.values.text}
            onChange={form.handleChange}
            rows={3}
            maxLength={longest.dispute}
          />
        </Field>
        <div>
          <Button type="submit" variant={primary ? 'primary' : 'secondary'} busy={busy}>
            {act}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
