import { useProfile } from '@topout/api-client';
import { passwordChangeForm } from '@topout/domain/forms';
import { ButtonLink, CheckCircleIcon } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NewPasswordFields } from '../account/new-password-fields.tsx';
import { Message } from '../flow/message.tsx';
import { Step } from '../flow/step.tsx';
import { PasswordField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { changePassword } from './account-calls.ts';
import { UserNameHint } from './user-name-hint.tsx';
import { texts } from './texts.ts';

/** Changing the password, with the current one. */
export default function PasswordScreen() {
  const [done, setDone] = useState(false);
  const { data: profile } = useProfile();
  if (done) {
    return (
      <Message
        icon={<CheckCircleIcon size={28} />}
        title={texts.changePassword}
        action={
          <ButtonLink as={Link} to="/profile" replace>
            {texts.back}
          </ButtonLink>
        }
      >
        {texts.passwordChanged}
      </Message>
    );
  }
  return (
    <Step title={texts.changePassword} lead={texts.changePasswordLead} back="/profile">
      <Form
        initial={{ currentPassword: '', password: '', confirmedPassword: '' }}
        schema={passwordChangeForm}
        submitLabel={texts.changePassword}
        onSubmit={async ({ currentPassword, password }) => {
          await changePassword(currentPassword, password);
          setDone(true);
        }}
      >
        <UserNameHint email={profile?.email ?? ''} />
        <PasswordField
          name="currentPassword"
          label={texts.currentPassword}
          autoComplete="current-password"
          enterKeyHint="next"
        />
        <NewPasswordFields label={texts.newPassword} />
      </Form>
    </Step>
  );
}
