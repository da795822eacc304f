import { canManageSetup } from '@topout/domain';
import type { FastifyRequest } from 'fastify';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import type { Database } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';

/**
 * The caller's authority over the set-up of a competition.
 *
 * @throws Refusal 401 without an account, 403 for all but the organiser side, 404 if the competition does not
 * exist
 */
export async function authorityToOrganise(
  db: Database,
  request: Pick<FastifyRequest, 'session'>,
  competition: string,
): Promise<Authority> {
  const authority = await authorityOf(db, competition, requireUser(request));
  if (!canManageSetup(authority.actor)) throw forbidden();
  return authority;
}
