import { emailChangeForm } from '@topout/domain/forms';
import { ButtonLink, MailIcon } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Message } from '../flow/message.tsx';
import { Step } from '../flow/step.tsx';
import { PasswordField, TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { askForEmail } from './account-calls.ts';
import { texts } from './texts.ts';

/** Changing the e-mail address: the new one takes effect once its owner has opened the mailed link. */
export default function EmailScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Message
        icon={<MailIcon size={28} />}
        title={texts.emailSentTitle}
        action={
          <ButtonLink as={Link} to="/profile" replace>
            {texts.back}
          </ButtonLink>
        }
      >
        {texts.emailSent(sentTo)}
      </Message>
    );
  }
  return (
    <Step title={texts.changeEmail} lead={texts.changeEmailLead} back="/profile">
      <Form
        initial={{ email: '', password: '' }}
        schema={emailChangeForm}
        submitLabel={texts.changeEmail}
        onSubmit={async ({ email, password }) => {
          await askForEmail(email, password);
          setSentTo(email);
        }}
      >
        <TextField
          name="email"
          label={texts.newEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label={texts.currentPassword} autoComplete="current-password" />
      </Form>
    </Step>
  );
}
