import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { forbidden } from '../errors.ts';
import type { Session } from '../http/session.ts';

interface Deps {
  readonly db: Queries;
  readonly config: Pick<Config, 'creators'>;
}

/** @throws Refusal 403 where the host lists who may make competitions and the caller's e-mail is not on the list */
export async function requireCreator({ db, config }: Deps, { account }: Session): Promise<void> {
  if (config.creators.length === 0) return;
  const found = await db.kysely
    .selectFrom('account')
    .select('email')
    .where('id', '=', account)
    .executeTakeFirst();
  if (!found || !config.creators.includes(found.email.toLowerCase())) {
    throw forbidden('This account may not make competitions here.');
  }
}
