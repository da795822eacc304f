import { canManageSetup } from '@topout/domain';
import type { FastifyRequest } from 'fastify';
import { type Authority, authorityOf } from './authority.ts';
import type { Database } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';

export type Caller = Pick<FastifyRequest, 'session'>;

/**
 * The caller's authority over the set-up of a competition.
 *
 * @throws Refusal 401 without an account, 403 for all but the organiser side, 404 if the competition does not
 * exist
 */
export async function authorityToOrganise(
  db: Database,
  request: Caller,
  competition: string,
): Promise<Authority> {
  const authority = await authorityOf(db, competition, requireUser(request));
  if (!canManageSetup(authority.actor)) throw forbidden();
  return authority;
}
