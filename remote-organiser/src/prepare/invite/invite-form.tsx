import { useProfile } from '@topout/api-client';
import { invitationForm, readAddresses } from '@topout/domain/forms';
import { Button, Card, MailIcon, Notice, Stack } from '@topout/ui';
import { FormikProvider, useFormik } from 'formik';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmAddress } from './confirm-address.tsx';
import { AreaField } from '../setup/part-fields.tsx';
import { useChange } from '../setup/use-change.ts';
import type { GivenRole } from '../staff/given-roles.ts';
import styles from './invite.module.css';
import { texts } from './texts.ts';

interface InviteFormProps {
  /** Mails one. */
  readonly invite: (email: string, role: GivenRole) => Promise<void>;
  /** What else is to be said of all of them: the `role`. */
  readonly children?: ReactNode;
}

const nobody: { readonly addresses: string; readonly role: GivenRole } = { addresses: '', role: 'JUDGE' };

/** Invitations by e-mail, to one or to a pasted list. What could not be sent stays in the field. */
export function InviteForm({ invite, children }: InviteFormProps) {
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const { busy, change } = useChange();
  const { data: own } = useProfile();
  const { pathname } = useLocation();
  const form = useFormik({
    initialValues: nobody,
    validationSchema: invitationForm,
    onSubmit: async ({ addresses, role }, { resetForm }) => {
      const wanted = readAddresses(addresses).good;
      const sent: string[] = [];
      await change(async () => {
        for (const email of wanted) {
          await invite(email, role);
          sent.push(email);
        }
      });
      setSentTo(sent);
      resetForm({ values: { addresses: wanted.slice(sent.length).join('\n'), role } });
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    setSentTo([]);
    form.handleSubmit(event);
  };
  if (own?.emailConfirmed === false) {
    return <ConfirmAddress why={texts.confirm} next={texts.confirmThen} page={pathname} />;
  }
  return (
    <Card>
      <FormikProvider value={form}>
        <form onSubmit={send} noValidate>
          <Stack gap={3}>
            <div className={styles.fields}>
              <AreaField
                name="addresses"
                label={texts.addresses}
                hint={texts.addressesHint}
                required
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                rows={2}
                readOnly={busy}
              />
              {children}
              <Button type="submit" icon={<MailIcon />} busy={busy}>
                {texts.send(readAddresses(form.values.addresses).good.length)}
              </Button>
            </div>
            {sentTo.length > 0 && <Notice tone="success">{texts.sent(sentTo)}</Notice>}
          </Stack>
        </form>
      </FormikProvider>
    </Card>
  );
}
