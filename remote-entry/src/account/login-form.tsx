import { RefusedError, signIn } from '@topout/api-client';
import { loginForm } from '@topout/domain/forms';
import { useAtom, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { PasswordField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { accountTexts as texts } from '../texts.ts';
import { SignInHelp } from '../password/sign-in-help.tsx';
import { accountDraftAtom, forgetDraftAtom } from './account-draft.ts';
import { EmailInput } from './email-input.tsx';

export interface LoginFormProps {
  /** For a page that does not go on by itself once somebody is signed in. */
  readonly onDone?: () => void;
  /** The page on which a mailed link signs in: one that continues from there by itself. */
  readonly linkPage: string;
}

/**
 * E-mail and password of an existing account. A wrong password is reported at its field. (behaviour:
 * signing-in#registering)
 */
export function LoginForm({ onDone, linkPage }: LoginFormProps) {
  const [{ email }, keep] = useAtom(accountDraftAtom);
  const forget = useSetAtom(forgetDraftAtom);
  // An earlier step asked for the e-mail address: the password is next.
  const [asked] = useState(email !== '');
  // The password typed while registering is a different one.
  const keepEmail = useCallback((typed: { email: string }) => keep({ email: typed.email }), [keep]);
  return (
    <Form
      initial={{ email, password: '' }}
      schema={loginForm}
      submitLabel={texts.signIn}
      ready={asked}
      onChange={keepEmail}
      footer={<SignInHelp page={linkPage} />}
      onSubmit={async (values) => {
        await signIn(values.email, values.password).catch(atPassword);
        forget();
        onDone?.();
      }}
    >
      <EmailInput />
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        enterKeyHint="go"
      />
    </Form>
  );
}

/** On the wire, a wrong password is OAuth's "invalid_grant". */
export function atPassword(error: unknown): never {
  if (!(error instanceof RefusedError) || error.code !== 'invalid_grant') throw error;
  throw new RefusedError(error.status, {
    code: error.code,
    detail: { nonFieldErrors: [], fields: { password: [texts.wrongPassword] } },
  });
}
