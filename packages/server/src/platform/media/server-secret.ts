import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** A key shared by all nodes of this database; created on first use. */
export async function serverSecret({ kysely }: Database, name: string): Promise<Buffer> {
  await kysely
    .insertInto('serverSecret')
    .values({ name, secret: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await kysely
    .selectFrom('serverSecret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return secret;
}
