import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { notFound, refusal } from '../../platform/errors.ts';
import { readTeam, readTeamOf } from './team.queries.ts';

const put = {
  name: 'teams.put',
  text: `update registration r set team_id = $3 where r.competition_id = $1 and r.profile_id = $2
    and exists (select from entry e where e.competition_id = $1 and e.profile_id = $2) returning r.profile_id`,
};

/**
 * Puts a person into a team, and out of the one they were in. The caller locks the competition, so that nobody
 * takes the last place twice.
 *
 * @param team uuid or code; null = into none
 * @throws Refusal 404 for an unknown team, and a person who is not entered; 409 if the team is full
 */
export async function putInTeam(
  tx: Tx,
  authority: Authority,
  person: string,
  team: string | null,
): Promise<void> {
  const { competition, rules } = authority;
  const before = await readTeamOf(tx, competition.uuid, person);
  const after = team === null ? null : await readTeam(tx, competition.uuid, team);
  if (team !== null && !after) throw notFound('team');
  const moves = before?.uuid !== after?.uuid;
  if (moves && after && after.members >= Math.max(rules.teamLeast, rules.teamMost)) throw full(after.name);
  const [found] = await tx.rows(put, [competition.uuid, person, after?.uuid ?? null]);
  if (!found) throw notFound('competitor');
  if (!moves) return;
  const names = { before: { team: before?.name ?? null }, after: { team: after?.name ?? null } };
  await auditOf(tx, authority, 'team.joined', { user: person, ...names });
}

const full = (name: string) => refusal(409, 'team.full', `${name} is full.`);

const deleteEmpty = {
  name: 'teams.delete_empty',
  text: `delete from team t where t.competition_id = $1 and t.id = $2
    and not exists (select from registration r where r.competition_id = $1 and r.team_id = t.id)`,
};

/** Takes an entrant out of their team, which goes with its last member. The caller locks the competition. */
export async function leaveTeam(tx: Tx, authority: Authority, person: string): Promise<void> {
  const competition = authority.competition.uuid;
  const left = await readTeamOf(tx, competition, person);
  await putInTeam(tx, authority, person, null);
  await tx.rows(deleteEmpty, [competition, left?.uuid ?? null]);
}
