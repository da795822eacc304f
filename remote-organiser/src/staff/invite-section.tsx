import { type Competition, inviteStaff } from '@topout/api-client';
import { Button, Card, MailIcon, Notice, Section, Stack } from '@topout/ui';
import { Field, Select, TextArea } from '@topout/ui/forms';
import { type SubmitEvent, useState } from 'react';
import { useChange } from '../setup/use-change.ts';
import { type GivenRole, givenRoles } from './given-roles.ts';
import { readAddresses } from './read-addresses.ts';
import styles from './staff.module.css';
import { texts } from './texts.ts';

/** A link of their own by e-mail, to one or to a pasted list. What could not be sent stays in the field. */
export function InviteSection({ competition }: { readonly competition: Competition }) {
  const [role, setRole] = useState<GivenRole>('JUDGE');
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const { busy, change } = useChange();
  const { good, bad } = readAddresses(typed);
  const missing = good.length === 0 ? texts.required : false;
  const error = bad.length > 0 ? texts.notEmails(bad) : missing;
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    setSentTo([]);
    if (error || busy) return;
    const sent: string[] = [];
    const all = await change(async () => {
      for (const email of good) {
        await inviteStaff(competition.uuid, { email, role });
        sent.push(email);
      }
    });
    setSentTo(sent);
    setTyped(good.slice(sent.length).join('\n'));
    setSubmitted(!all);
  };
  return (
    <Section title={texts.invite} description={texts.inviteHint}>
      <Card>
        <form onSubmit={(event) => void send(event)} noValidate>
          <Stack gap={3}>
            <div className={styles.invite}>
              <Field label={texts.email} hint={texts.emailHint} error={submitted && error} required>
                <TextArea
                  inputMode="email"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  rows={2}
                  readOnly={busy}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              </Field>
              {competition.role === 'MASTER' && (
                <Field label={texts.role}>
                  <Select
                    value={role}
                    disabled={busy}
                    onChange={(event) => {
                      const next = givenRoles.find((one) => one === event.target.value);
                      if (next) setRole(next);
                    }}
                  >
                    {givenRoles.map((one) => (
                      <option key={one} value={one}>
                        {texts.roles[one]}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
              <Button type="submit" icon={<MailIcon />} busy={busy}>
                {texts.send(good.length)}
              </Button>
            </div>
            {sentTo.length > 0 && <Notice tone="success">{texts.sent(sentTo)}</Notice>}
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
