import { newId } from '../../platform/ids.ts';
import type { Database } from '../../platform/db/database.ts';

/** A team in a competition, with these people in it. @returns its uuid */
export async function aTeam(
  db: Database,
  { id: competitionId }: { readonly id: string },
  {
    name = `Team ${newId()}`,
    members = [],
  }: { readonly name?: string; readonly members?: readonly string[] } = {},
): Promise<string> {
  const id = newId();
  const { kysely } = db;
  await kysely.insertInto('team').values({ competitionId, id, name, code: id }).execute();
  if (members.length === 0) return id;
  await kysely
    .updateTable('registration')
    .set({ teamId: id })
    .where('competitionId', '=', competitionId)
    .where('profileId', 'in', members)
    .execute();
  return id;
}
