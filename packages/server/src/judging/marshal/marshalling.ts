import { canUseDashboard, entryRights } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';

/** Judges and organisers see the marshal's board. @throws Refusal 403 */
export function requireMarshalView({ actor }: Authority): void {
  if (!canUseDashboard(actor)) throw forbidden();
}

/** Whoever may change entries marshals: saying that somebody did not start changes their entry. @throws Refusal 403 */
export function requireMarshal({ actor, rules }: Authority): void {
  if (!entryRights(actor, rules).canModify) throw forbidden();
}
