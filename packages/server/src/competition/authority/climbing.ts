import type { Database } from '../../platform/db/database.ts';
import { requireClimber } from '../../platform/http/session.ts';
import { type Authority, authorityOf } from './authority.ts';
import type { Caller } from './organising.ts';

/** With whose uuid: climbers act in their own name, also by ticket. */
export interface ClimberAuthority extends Authority {
  /** Profile uuid. */
  readonly climber: string;
}

/**
 * The caller's authority, also by a ticket, which brings nobody's role along.
 *
 * @throws Refusal 401 for guests, 403 at a tablet, 404 if the competition does not exist
 */
export async function authorityToClimb(
  db: Database,
  request: Caller,
  competition: string,
): Promise<ClimberAuthority> {
  const climber = requireClimber(request, competition);
  const authority = await authorityOf(db, competition, request.session.profile);
  return { ...authority, climber, actor: { ...authority.actor, profile: climber } };
}
