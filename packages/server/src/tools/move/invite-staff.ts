import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';
import type { FileRows } from './file-rows.ts';
import type { Known } from './who-is-who.ts';

const statement = {
  name: 'move.invite',
  text: `insert into staff_invitation (competition_id, id, email, role, key_hash, sent_at)
    values ($1, $2, $3, $4, $5, now())
    on conflict (competition_id, email) do update set role = excluded.role, key_hash = excluded.key_hash,
      sent_at = now(), accepted_at = null, accepted_by = null`,
};

/**
 * Lists staff who have no account here as invited, with a key that nobody knows. No mail goes out: the master
 * judge sends the invitation again.
 *
 * @param known by profile uuid here
 */
export async function inviteStaff(
  tx: Tx,
  { of, addresses, competition }: FileRows,
  known: ReadonlyMap<string, Known>,
): Promise<void> {
  const proved = new Map(addresses.map(({ profile, email }) => [profile, email.toLowerCase()]));
  for (const { profile_id: profile, role, pending, revoked_at: revoked } of of('competition_role')) {
    const email = proved.get(String(profile));
    if (
      !email ||
      known.get(String(profile))?.signsIn ||
      role === 'MASTER' ||
      pending === true ||
      revoked !== null
    )
      continue;
    await tx.rows(statement, [competition, newId(), email, role, secretHash(newSecret())]);
  }
}
