import type { SessionItem } from '@topout/contract';
import type { Queries } from '../../../platform/db/database.ts';
import { refreshDays } from './issue-tokens.ts';

/** Sign-ins that can still be refreshed, newest first. */
const statement = {
  name: 'auth.sessions',
  text: `select id, user_agent, created_at,
      (select max(expires_at) from refresh_token where family_id = family.id) - make_interval(days => ${refreshDays})
        as last_used_at
    from session_family family
    where account_id = $1 and revoked_at is null and exists (
      select from refresh_token where family_id = family.id and used_at is null and expires_at > now())
    order by created_at desc, id desc`,
};

interface Row {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** @param current the caller's sign-in */
export async function sessionsOf(
  db: Queries,
  account: string,
  current: string | null,
): Promise<SessionItem[]> {
  const rows = await db.rows<Row>(statement, [account]);
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    uuid: id,
    userAgent,
    creationTime: createdAt.toISOString(),
    lastUsedTime: lastUsedAt.toISOString(),
    current: id === current,
  }));
}
