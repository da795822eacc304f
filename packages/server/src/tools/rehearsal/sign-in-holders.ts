import { issuePair, startTicketFamily } from '../../people/auth/sessions/issue-tokens.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Recruit } from './recruit.ts';

const holders = {
  name: 'rehearsal.holders',
  text: `select t.profile_id as profile, t.serial, trim(p.first_name || ' ' || p.last_name) as name
    from ticket t join profile p on p.id = t.profile_id where t.competition_id = $1 and t.revoked_at is null`,
};

/** Signs everybody with a ticket in, straight in the database: benchmarks do not wait as a hall would. */
export async function signInHolders(db: Database, competition: string): Promise<Recruit[]> {
  const rows = await db.rows<{ profile: string; serial: number; name: string }>(holders, [competition]);
  return db.transaction(async (tx) => {
    const signedIn: Recruit[] = [];
    for (const { profile, serial, name } of rows) {
      const family = await startTicketFamily(tx, { competition, profile, serial }, 'rehearsal');
      const { accessToken } = await issuePair(tx, family);
      signedIn.push({ name, token: accessToken, profile });
    }
    return signedIn;
  });
}
