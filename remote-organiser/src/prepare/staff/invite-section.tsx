import type { Competition } from '@topout/contract';
import { inviteStaff } from '@topout/api-client';
import { Section } from '@topout/ui';
import { InviteForm } from '../invite/invite-form.tsx';
import { SelectField } from '../setup/part-fields.tsx';
import { givenRoles } from './given-roles.ts';
import { texts } from './texts.ts';

/** A link of their own by e-mail; the master judge says as what. */
export const InviteSection = ({ competition }: { readonly competition: Competition }) => (
  <Section title={texts.invite} description={texts.inviteHint}>
    <InviteForm invite={(email, role) => inviteStaff(competition.uuid, { email, role })}>
      {competition.role === 'MASTER' && (
        <SelectField name="role" label={texts.role}>
          {givenRoles.map((one) => (
            <option key={one} value={one}>
              {texts.roles[one]}
            </option>
          ))}
        </SelectField>
      )}
    </InviteForm>
  </Section>
);
