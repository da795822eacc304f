import { Field, TextInput } from '@topout/ui/forms';
import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { OptionalNumber } from './settings/optional-number.tsx';

interface NameFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly maxLength?: number;
  readonly placeholder?: string;
}

/** The name of the part; that it is missing is said once saving was tried. */
export function NameField({ label, hint, maxLength = 100, placeholder }: NameFieldProps) {
  const [{ name, value, onChange }, { error, touched }] = useField<string>('name');
  return (
    <Field label={label} hint={hint} error={touched && error} required>
      <TextInput {...{ name, value, onChange, maxLength, placeholder }} />
    </Field>
  );
}

type PartNumberProps = Omit<ComponentProps<typeof OptionalNumber>, 'value' | 'error' | 'onChange'>;

/** A number of the form around it, or nothing. */
export function PartNumber({ name, ...props }: PartNumberProps & { readonly name: string }) {
  const [{ value }, { error, touched }, { setValue }] = useField<number | null>(name);
  return (
    <OptionalNumber
      {...props}
      value={value}
      error={touched && error}
      onChange={(number) => void setValue(number)}
    />
  );
}
