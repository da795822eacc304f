import { invitationDays, type Role } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';

export type InvitedRole = Exclude<Role, 'MASTER'>;

export interface InvitationRow {
  readonly uuid: string;
  readonly email: string;
  readonly role: InvitedRole;
  readonly sentAt: Date;
  readonly state: 'sent' | 'accepted' | 'expired';
  readonly acceptedBy: string | null;
}

const ended = `i.sent_at < now() - interval '${invitationDays} days'`;

const columns = `i.id as uuid, i.email, i.role, i.sent_at,
  case when i.accepted_at is not null then 'accepted' when ${ended} then 'expired' else 'sent' end as state`;

const all = {
  name: 'invitation.all',
  text: `select ${columns}, nullif(trim(p.first_name || ' ' || p.last_name), '') as accepted_by
    from staff_invitation i left join profile p on p.id = i.accepted_by
    where i.competition_id = $1 order by i.accepted_at is not null, i.email`,
};

/** Open ones first, by address. */
export const readInvitations = (db: Queries, competition: string): Promise<InvitationRow[]> =>
  db.rows<InvitationRow>(all, [competition]);

type Sent = Pick<InvitationRow, 'uuid' | 'email' | 'role' | 'state'>;

const one = {
  name: 'invitation.one',
  text: `select ${columns} from staff_invitation i where i.competition_id = $1 and (i.id = $2 or i.email = $3)`,
};

/** @param by its uuid, or the address in lower case */
export async function readInvitation(
  db: Queries,
  competition: string,
  by: { readonly uuid: string } | { readonly email: string },
): Promise<Sent | undefined> {
  const [uuid, email] = 'uuid' in by ? [by.uuid, null] : [null, by.email];
  const [row] = await db.rows<Sent>(one, [competition, uuid, email]);
  return row;
}

const isStaff = {
  name: 'invitation.is_staff',
  text: `select exists (
      select from account a join competition_role r on r.profile_id = a.profile_id
      where r.competition_id = $1 and lower(a.email) = $2 and r.revoked_at is null) as found`,
};

/** Whether the owner of this address has a role here, or is waiting for one. */
export async function hasRole(db: Queries, competition: string, email: string): Promise<boolean> {
  const [row] = await db.rows<{ found: boolean }>(isStaff, [competition, email]);
  return row?.found ?? false;
}

const byKey = {
  name: 'invitation.by_key',
  text: `select i.id as uuid, i.role from staff_invitation i
    where i.competition_id = $1 and i.key_hash = $2
      and (i.accepted_by = $3 or i.accepted_at is null and not ${ended})`,
};

/** What a person was invited to be. */
export type Invited = Pick<InvitationRow, 'uuid' | 'role'>;

/**
 * What a key allows: an invitation nobody has accepted yet, or one the person accepted. @param profile null
 * for guests
 */
export async function invitationOf(
  db: Queries,
  competition: string,
  keyHash: Buffer,
  profile: string | null,
): Promise<Invited | undefined> {
  const [row] = await db.rows<Invited>(byKey, [competition, keyHash, profile]);
  return row;
}
