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
  readonly onDone: () => void;
  /** The page on which a link by mail signs in: one that goes on from there by itself. */
  readonly linkPage: string;
}

/** E-mail and password of an account that is there. A wrong password is told at its field. (spec 1 §8) */
export function LoginForm({ onDone, linkPage }: LoginFormProps) {
  const [{ email }, keep] = useAtom(accountDraftAtom);
  const forget = useSetAtom(forgetDraftAtom);
  // A step before has asked for the e-mail: the password is next.
  const [asked] = useState(email !== '');
  // The password of a registration that was begun is another one.
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
        onDone();
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

/** OAuth's "invalid_grant" is what a wrong password is called on the wire. */
export function atPassword(error: unknown): never {
  if (!(error instanceof RefusedError) || error.code !== 'invalid_grant') throw error;
  throw new RefusedError(error.status, {
    code: error.code,
    detail: { nonFieldErrors: [], fields: { password: [texts.wrongPassword] } },
  });
}
