import { canJudge, canManageSetup } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { isPublic } from '../../competition/boards/board-access.ts';
import { forbidden } from '../../platform/errors.ts';

/**
 * Everybody may watch the clock while the board is public, judges and organisers always.
 *
 * @throws Refusal 403
 */
export function requireWatching(authority: Authority): void {
  const { actor } = authority;
  if (!isPublic(authority) && !canManageSetup(actor) && !canJudge(actor))
    throw forbidden('The clock can be seen once the leaderboard is public.');
}
