import type { SessionItem } from '@topout/contract';
import type { Queries } from '../db/database.ts';

/** Sign-ins that can still be refreshed, the newest first. */
const statement = {
  name: 'auth.sessions',
  text: `select id, user_agent, created_at from session_family family
    where account_id = $1 and revoked_at is null and exists (
      select from refresh_token where family_id = family.id and used_at is null and expires_at > now())
    order by id desc`,
};

/** @param current the sign-in of whoever asks */
export async function sessionsOf(
  db: Queries,
  account: string,
  current: string | null,
): Promise<SessionItem[]> {
  const rows = await db.rows<{ id: string; user_agent: string; created_at: Date }>(statement, [account]);
  return rows.map(({ id, user_agent, created_at }) => ({
    uuid: id,
    user_agent,
    creation_time: created_at.toISOString(),
    current: id === current,
  }));
}
