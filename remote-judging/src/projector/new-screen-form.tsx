import { nameScreen, RefusedError } from '@topout/api-client';
import { longestScreenName } from '@topout/domain';
import { screenForm } from '@topout/domain/forms';
import { Button, Stack } from '@topout/ui';
import { Checkbox, Field, TextInput } from '@topout/ui/forms';
import { useFormik } from 'formik';
import { controlTexts as texts } from './texts.ts';

export interface NewScreenFormProps {
  readonly competition: string;
  readonly onNamed: (name: string) => void;
}

/** Names another screen. */
export function NewScreenForm({ competition, onNamed }: NewScreenFormProps) {
  const form = useFormik({
    initialValues: { name: '', overlay: false },
    validationSchema: screenForm,
    validateOnBlur: false,
    onSubmit: async (values, { resetForm, setFieldError }) => {
      const { name } = screenForm.cast(values);
      try {
        await nameScreen(competition, { name, ...(values.overlay && { overlay: true }) });
        resetForm();
        onNamed(name);
      } catch (error) {
        setFieldError('name', error instanceof RefusedError ? error.message : texts.failed);
      }
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap={3}>
        <Field label={texts.newName} hint={texts.newHint} error={form.touched.name && form.errors.name}>
          <TextInput
            {...form.getFieldProps('name')}
            maxLength={longestScreenName}
            autoComplete="off"
            autoCapitalize="none"
          />
        </Field>
        <Checkbox
          {...form.getFieldProps({ name: 'overlay', type: 'checkbox' })}
          label={texts.newOverlay}
          hint={texts.newOverlayHint}
        />
        <div>
          <Button type="submit" busy={form.isSubmitting}>
            {texts.add}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
