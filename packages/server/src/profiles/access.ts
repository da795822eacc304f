import { reach } from '@topout/domain';
import { forbidden } from '../errors.ts';
import type { ProfileRow } from './profile.queries.ts';

const outside = { canAdd: false, canModify: false };

/**
 * A profile is its owner's and their parent's. Those who organise their entries change the entries.
 *
 * @throws Refusal 403 for everybody else
 */
export function requireReach(profile: string, { id, parentId }: ProfileRow): void {
  const caller = { profile, rights: outside };
  if (!reach(caller, { id, parent: parentId, here: null }).profile) throw forbidden();
}
