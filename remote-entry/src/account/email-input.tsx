import { type ComponentProps } from 'react';
import { TextField } from '../form/fields.tsx';
import { accountTexts as texts } from '../texts.ts';

type EmailInputProps = Partial<Omit<ComponentProps<typeof TextField>, 'name'>>;

/** The e-mail address for signing in. */
export const EmailInput = (props: EmailInputProps) => (
  <TextField
    name="email"
    label={texts.email}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    enterKeyHint="next"
    {...props}
  />
);
