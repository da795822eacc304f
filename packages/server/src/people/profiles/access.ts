import { reach } from '@topout/domain';
import { forbidden } from '../../platform/errors.ts';
import type { ProfileRow } from './profile.queries.ts';

const outside = { canAdd: false, canModify: false };

/**
 * Checks that the profile is the caller's or their child's. Organisers can only change entries.
 *
 * @throws Refusal 403 for anybody else
 */
export function requireReach(profile: string, { id, parentId }: ProfileRow): void {
  const caller = { profile, rights: outside };
  if (!reach(caller, { id, parent: parentId, here: null }).profile) throw forbidden();
}
