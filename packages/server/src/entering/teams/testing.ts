import { newId } from '../../platform/ids.ts';
import type { Database } from '../../platform/db/database.ts';

interface Team {
  readonly name?: string;
  readonly code?: string;
  /** Profile uuids. */
  readonly members?: readonly string[];
}

/** A team in a competition, with these people in it. @returns its uuid */
export async function aTeam(
  db: Database,
  { id: competitionId }: { readonly id: string },
  { name = `Team ${newId()}`, code = newId(), members = [] }: Team = {},
): Promise<string> {
  const id = newId();
  const { kysely } = db;
  await kysely.insertInto('team').values({ competitionId, id, name, code }).execute();
  if (members.length === 0) return id;
  await kysely
    .updateTable('registration')
    .set({ teamId: id })
    .where('competitionId', '=', competitionId)
    .where('profileId', 'in', members)
    .execute();
  return id;
}
