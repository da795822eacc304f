import { Checkbox, Field, PasswordInput, TextInput } from '@topout/ui/forms';
import { useField } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';
import { goOnAtEnter } from './go-on-at-enter.ts';
import { useCalmBlur } from './use-calm-blur.ts';

/** The error of a field, once it has been touched. (spec 1 §5) */
export function useFieldError(name: string): string | undefined {
  const [, { error, touched }] = useField<unknown>(name);
  return touched ? error : undefined;
}

/** A field of the form around it, checked once it has been left. */
export function useFormField<Value>(name: string, type = 'text') {
  const [field, , helpers] = useField<Value>({ name, type });
  return [{ ...field, onBlur: useCalmBlur(field.onBlur) }, helpers] as const;
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A line of text of the form around it. */
export function TextField({ name, label, hint, ...input }: FieldProps) {
  const [field] = useFormField<string>(name);
  return (
    <Field label={label} hint={hint} error={useFieldError(name)} required>
      <TextInput {...field} onKeyDown={goOnAtEnter} {...input} />
    </Field>
  );
}

/** A password of the form around it. */
export function PasswordField({ name, label, hint, ...input }: FieldProps) {
  const [field] = useFormField<string>(name);
  return (
    <Field label={label} hint={hint} error={useFieldError(name)} required>
      <PasswordInput {...field} onKeyDown={goOnAtEnter} {...input} />
    </Field>
  );
}

/** A year, typed on the number pad. */
export const YearField = (props: FieldProps) => (
  <TextField inputMode="numeric" placeholder="YYYY" enterKeyHint="next" {...props} />
);

/** A tick box of the form around it. */
export function CheckField({ name, label, hint }: { name: string; label: ReactNode; hint?: ReactNode }) {
  const [field] = useFormField<boolean>(name, 'checkbox');
  return <Checkbox {...field} value={undefined} label={label} hint={hint} error={useFieldError(name)} />;
}

/** Two fields beside one another where there is room. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
