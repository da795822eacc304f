import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';
import type { FileRows } from './file-rows.ts';
import { getsRole, type Rights } from './fit-rows.ts';

const statement = {
  name: 'move.invite',
  text: `insert into staff_invitation (competition_id, id, email, role, key_hash, sent_at)
    values ($1, $2, $3, $4, $5, now())
    on conflict (competition_id, email) do update set role = excluded.role, key_hash = excluded.key_hash,
      sent_at = now(), accepted_at = null, accepted_by = null`,
};

/**
 * Lists staff who get no role as invited, with a key that nobody knows. No mail goes out: the master judge sends
 * the invitation again.
 */
export async function inviteStaff(
  tx: Tx,
  { of, addresses, competition }: FileRows,
  rights: Rights,
): Promise<void> {
  const proved = new Map(addresses.map(({ profile, email }) => [profile, email.toLowerCase()]));
  for (const { profile_id: profile, role, pending, revoked_at: revoked } of of('competition_role')) {
    const email = proved.get(String(profile));
    if (
      !email ||
      getsRole(rights, String(profile), role) ||
      role === 'MASTER' ||
      pending === true ||
      revoked !== null
    )
      continue;
    await tx.rows(statement, [competition, newId(), email, role, secretHash(newSecret())]);
  }
}
