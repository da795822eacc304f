import type { Competition } from '@topout/contract';
import { inviteStaff } from '@topout/api-client';
import { Section } from '@topout/ui';
import { Field, Select } from '@topout/ui/forms';
import { useState } from 'react';
import { InviteForm } from '../invite/invite-form.tsx';
import { type GivenRole, givenRoles } from './given-roles.ts';
import { texts } from './texts.ts';

/** A link of their own by e-mail; the master judge says as what. */
export function InviteSection({ competition }: { readonly competition: Competition }) {
  const [role, setRole] = useState<GivenRole>('JUDGE');
  return (
    <Section title={texts.invite} description={texts.inviteHint}>
      <InviteForm invite={(email) => inviteStaff(competition.uuid, { email, role })}>
        {competition.role === 'MASTER' && (
          <Field label={texts.role}>
            <Select
              value={role}
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
      </InviteForm>
    </Section>
  );
}
