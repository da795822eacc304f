import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';

const lose = {
  name: 'teams.back_in_full',
  text: `
    update registration r set team_id = null from team t
    where r.competition_id = $1 and r.profile_id = $2 and t.competition_id = $1 and t.id = r.team_id and $3 <= (
      select count(*) from registration o
      where o.competition_id = $1 and o.team_id = t.id and o.profile_id <> $2
        and exists (select from entry e where e.competition_id = $1 and e.profile_id = o.profile_id))
    returning t.name`,
};

/**
 * Whoever had left the competition and is entered again is back in their team, unless it has filled up meanwhile.
 * The caller locks the competition. (behaviour: teams#entrants)
 */
export async function backInTeam(
  tx: Tx,
  authority: Pick<Authority, 'competition' | 'actor' | 'rules'>,
  person: string,
): Promise<void> {
  const { competition, rules } = authority;
  const most = Math.max(rules.teamLeast, rules.teamMost);
  const [lost] = await tx.rows<{ name: string }>(lose, [competition.uuid, person, most]);
  if (!lost) return;
  const names = { before: { team: lost.name }, after: { team: null } };
  await auditOf(tx, authority, 'team.joined', { user: person, ...names });
}
