import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** A key that all nodes of this database share; made when it is asked for the first time. */
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
