import { confirmPasswordReset, RefusedError, signOut } from '@topout/api-client';
import { newPasswordForm } from '@topout/domain/forms';
import { ButtonLink, CheckCircleIcon } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NewPasswordFields } from '../account/new-password-fields.tsx';
import { Message } from '../flow/message.tsx';
import { Step } from '../flow/step.tsx';
import { Form } from '../form/form.tsx';
import { texts } from './texts.ts';

export interface SetPasswordProps {
  /** From the mailed link. */
  readonly token: string;
  /** Where to sign in afterwards; null = nowhere in particular. */
  readonly next: string | null;
  /** The link does not work (any more). */
  readonly onExpired: () => void;
}

/** A new password, by the person who opened the mailed link. It ends every session, even this browser's. */
export function SetPassword({ token, next, onExpired }: SetPasswordProps) {
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <Message
        icon={<CheckCircleIcon size={28} />}
        title={texts.doneTitle}
        action={
          <ButtonLink as={Link} to={next ?? '/sign-in'} replace variant="primary" size="lg">
            {texts.signIn}
          </ButtonLink>
        }
      >
        {texts.done}
      </Message>
    );
  }
  const set = async (password: string) => {
    try {
      await confirmPasswordReset(token, password);
    } catch (error) {
      if (error instanceof RefusedError && error.code === 'password_reset.expired') onExpired();
      throw error;
    }
    await signOut();
    setDone(true);
  };
  return (
    <Step title={texts.newTitle} lead={texts.newLead}>
      <Form
        initial={{ password: '', confirmedPassword: '' }}
        schema={newPasswordForm}
        submitLabel={texts.set}
        onSubmit={({ password }) => set(password)}
      >
        <NewPasswordFields />
      </Form>
    </Step>
  );
}
