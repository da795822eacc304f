import { conflictOn } from '../../platform/db/constraints.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';

/**
 * Creates a competition, once for each uuid: a request repeated because its answer was lost finds the
 * existing one.
 *
 * @param uuid chosen by the caller; undefined = none
 * @param make creates it and returns its uuid
 * @throws Refusal 409 if the uuid is somebody else's
 */
export async function makeOnce(
  db: Database,
  caller: string,
  uuid: string | undefined,
  make: (tx: Tx) => Promise<string>,
): Promise<string> {
  if (uuid !== undefined && (await wasMade(db, caller, uuid))) return uuid;
  try {
    return await db.transaction(make);
  } catch (error) {
    const meanwhile = uuid !== undefined && conflictOn(error, 'competition_pkey');
    if (meanwhile && (await wasMade(db, caller, uuid))) return uuid;
    throw error;
  }
}

async function wasMade(db: Database, caller: string, uuid: string): Promise<boolean> {
  const known = await db.kysely
    .selectFrom('competition')
    .select('masterJudgeId')
    .where('id', '=', uuid)
    .executeTakeFirst();
  if (known && known.masterJudgeId !== caller) {
    throw conflict('competition.exists', 'Another competition has this uuid.');
  }
  return known !== undefined;
}
