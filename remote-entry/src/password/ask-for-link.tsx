import { requestPasswordReset } from '@topout/api-client';
import { emailForm } from '@topout/domain/forms';
import { MailIcon } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { accountDraftAtom } from '../account/account-draft.ts';
import { EmailInput } from '../account/email-input.tsx';
import { Message } from '../flow/message.tsx';
import { Step } from '../flow/step.tsx';
import { Form } from '../form/form.tsx';
import { texts } from './texts.ts';

export interface AskForLinkProps {
  /** Where the person wanted to sign in; null = nowhere in particular. */
  readonly next: string | null;
}

/** Mails a link for a new password. Never reveals whether the account exists. */
export function AskForLink({ next }: AskForLinkProps) {
  const { email: typed } = useAtomValue(accountDraftAtom);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <Message icon={<MailIcon size={28} />} title={texts.sentTitle}>
        {texts.sent(sentTo)}
      </Message>
    );
  }
  return (
    <Step title={texts.forgotTitle} lead={texts.forgotLead} back="history">
      <Form
        initial={{ email: typed }}
        schema={emailForm}
        submitLabel={texts.send}
        onSubmit={async ({ email }) => {
          await requestPasswordReset(email, next);
          setSentTo(email);
        }}
      >
        <EmailInput />
      </Form>
    </Step>
  );
}
