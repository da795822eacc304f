import { Checkbox, Field, PasswordInput, TextInput } from '@topout/ui/forms';
import { useField } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';
import { goOnAtEnter } from './go-on-at-enter.ts';
import { useCalmBlur } from './use-calm-blur.ts';

/** The error of a field, once somebody has touched it. (behaviour: people#forms) */
export function useFieldError(name: string): string | undefined {
  const [, { error, touched }] = useField<unknown>(name);
  return touched ? error : undefined;
}

/** A field of the surrounding form, checked once somebody has left it. */
export function useFormField<Value>(name: string, type = 'text') {
  const [field, , helpers] = useField<Value>({ name, type });
  return [{ ...field, onBlur: useCalmBlur(field.onBlur) }, helpers] as const;
}

interface FieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A line of text in the surrounding form. */
export function TextField({ name, label, hint, ...input }: FieldProps) {
  const [field] = useFormField<string>(name);
  return (
    <Field label={label} hint={hint} error={useFieldError(name)} required>
      <TextInput {...field} onKeyDown={goOnAtEnter} {...input} />
    </Field>
  );
}

/** A password in the surrounding form. */
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
  <TextField inputMode="numeric" placeholder="YYYY" enterKeyHint="next" className={styles.year} {...props} />
);

/** A tick box in the surrounding form. */
export function CheckField({ name, label, hint }: { name: string; label: ReactNode; hint?: ReactNode }) {
  const [field] = useFormField<boolean>(name, 'checkbox');
  return <Checkbox {...field} value={undefined} label={label} hint={hint} error={useFieldError(name)} />;
}

/** Two fields side by side where there is room. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
