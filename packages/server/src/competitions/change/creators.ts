import type { Config } from '../../config.ts';
import type { Queries } from '../../db/database.ts';
import { forbidden } from '../../errors.ts';
import type { RequestSession } from '../../http/session.ts';

interface Deps {
  readonly db: Queries;
  readonly config: Pick<Config, 'creators'>;
}

/** Whether the account may make competitions: everybody may, unless the host lists who. */
export async function isCreator({ db, config }: Deps, { account }: RequestSession): Promise<boolean> {
  if (config.creators.length === 0) return true;
  const found = await db.kysely
    .selectFrom('account')
    .select('email')
    .where('id', '=', account)
    .executeTakeFirst();
  return found !== undefined && config.creators.includes(found.email.toLowerCase());
}

/** @throws Refusal 403 where the host lists who may make competitions and the caller's e-mail is not on the list */
export async function requireCreator(deps: Deps, session: RequestSession): Promise<void> {
  if (!(await isCreator(deps, session))) throw forbidden('This account may not make competitions here.');
}
