import type { Config } from '../../platform/config.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors.ts';
import type { RequestSession } from '../../platform/http/session.ts';

interface Deps {
  readonly db: Queries;
  readonly config: Pick<Config, 'creators'>;
}

/** Whether the account may create competitions: everybody may, unless the host has a list. */
export async function isCreator({ db, config }: Deps, { account }: RequestSession): Promise<boolean> {
  if (config.creators.length === 0) return true;
  const found = await db.kysely
    .selectFrom('account')
    .select('email')
    .where('id', '=', account)
    .executeTakeFirst();
  return found !== undefined && config.creators.includes(found.email.toLowerCase());
}

/**
 * @throws Refusal 403 if the host lists who may create competitions and the caller's e-mail address is not on
 * the list
 */
export async function requireCreator(deps: Deps, session: RequestSession): Promise<void> {
  if (!(await isCreator(deps, session))) throw forbidden('This account may not create competitions here.');
}
