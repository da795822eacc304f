import type { Competition } from '@topout/contract';
import type { Actor } from '@topout/domain';

const noRoutes: ReadonlySet<string> = new Set();

/**
 * The signed-in person's role in a competition, as far as organising needs it; leaves out which routes they
 * may judge.
 */
export const actorOf = ({ role, judgeRequestPending }: Competition): Actor => ({
  profile: null,
  role,
  pending: judgeRequestPending,
  assignedRoutes: noRoutes,
});
