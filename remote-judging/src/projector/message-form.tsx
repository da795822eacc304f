import { screenMessageForm } from '@topout/domain/forms';
import { Button, Row, Stack } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { useFormik } from 'formik';
import { controlTexts as texts } from './texts.ts';

export interface MessageFormProps {
  /** The text on the screens; empty = none. */
  readonly shown: string;
  readonly onShow: (message: string) => void;
}

const mostLetters = 200;

/** One line for the hall. */
export function MessageForm({ shown, onShow }: MessageFormProps) {
  const form = useFormik({
    initialValues: { message: shown },
    validationSchema: screenMessageForm,
    onSubmit: (values) => onShow(screenMessageForm.cast(values).message),
  });
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap={3}>
        <Field label={texts.message}>
          <TextInput {...form.getFieldProps('message')} maxLength={mostLetters} />
        </Field>
        <Row gap={3} wrap>
          <Button type="submit" disabled={!form.dirty || !form.isValid}>
            {texts.showMessage}
          </Button>
          {shown !== '' && (
            <Button variant="quiet" onClick={() => onShow('')}>
              {texts.removeMessage}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
