import { randomBytes } from 'node:crypto';
import { ticketCode } from '@topout/domain';
import { auditOf } from '../../competition/audit.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflictOn } from '../../platform/db/constraints.ts';
import { invalid, notFound, refusal } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { seenText } from '../../platform/seen-text.ts';
import { readTeam } from './team.queries.ts';

/** A hall is never that large; without a limit, one person could fill the list. */
const mostTeams = 1_000;

const statements = {
  insert: `insert into team (competition_id, id, name, code)
    select $1, $2, $3, $4 where (select count(*) from team where competition_id = $1) < ${mostTeams}
    returning id`,
  rename: 'update team set name = $3 where competition_id = $1 and id = $2 returning id',
  delete: 'delete from team where competition_id = $1 and id = $2 returning name',
};

const run = (tx: Tx, name: keyof typeof statements, values: readonly unknown[]) =>
  tx.rows<{ id: string; name: string }>({ name: `teams.${name}`, text: statements[name] }, values);

function storedName(typed: string): string {
  const name = seenText(typed).replace(/\s+/g, ' ');
  if (name === '') throw invalid('A team needs a name.', { name: ['Required'] });
  return name;
}

const orTaken = (error: unknown): never => {
  if (!conflictOn(error, 'team_name_once')) throw error;
  const message = 'Another team has this name.';
  throw refusal(400, 'team.name_taken', message, { name: [message] });
};

/**
 * Adds a team, which has no members yet. The caller locks the competition.
 *
 * @returns its uuid
 * @throws Refusal 400 if another team has the name; 409 if there are too many
 */
export async function createTeam(tx: Tx, authority: Authority, typed: string): Promise<string> {
  const [id, name] = [newId(), storedName(typed)];
  const values = [authority.competition.uuid, id, name, ticketCode(randomBytes(8))];
  const [made] = await run(tx, 'insert', values).catch(orTaken);
  if (!made) throw refusal(409, 'team.limit', `There are ${mostTeams} teams already.`);
  await auditOf(tx, authority, 'team.changed', { after: { name } });
  return id;
}

/** The caller locks the competition. @throws Refusal 400 if another team has the name; 404 */
export async function renameTeam(tx: Tx, authority: Authority, team: string, typed: string): Promise<void> {
  const competition = authority.competition.uuid;
  const before = await readTeam(tx, competition, team);
  if (!before) throw notFound('team');
  const name = storedName(typed);
  if (name === before.name) return;
  await run(tx, 'rename', [competition, team, name]).catch(orTaken);
  await auditOf(tx, authority, 'team.changed', { before: { name: before.name }, after: { name } });
}

/** Its members stay entered, without a team. The caller locks the competition. @throws Refusal 404 */
export async function deleteTeam(tx: Tx, authority: Authority, team: string): Promise<void> {
  const [gone] = await run(tx, 'delete', [authority.competition.uuid, team]);
  if (!gone) throw notFound('team');
  await auditOf(tx, authority, 'team.changed', { before: { name: gone.name } });
}
