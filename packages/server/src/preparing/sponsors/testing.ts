import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';

interface Made {
  readonly pictureId?: string | null;
}

/** @returns its uuid */
export async function aSponsor(db: Database, competition: string, more: Made = {}): Promise<string> {
  const id = newId();
  await db.kysely
    .insertInto('sponsor')
    .values({ competitionId: competition, id, position: 1, name: 'Chalk & Co', ...more })
    .execute();
  return id;
}
