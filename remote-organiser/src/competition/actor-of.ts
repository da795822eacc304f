import type { Competition } from '@topout/contract';
import type { Actor } from '@topout/domain';

const noRoutes: ReadonlySet<string> = new Set();

/** Who the signed-in person is in a competition, as far as organising asks: which routes are theirs to judge is left out. */
export const actorOf = ({ role, judgeRequestPending }: Competition): Actor => ({
  profile: null,
  role,
  pending: judgeRequestPending,
  assignedRoutes: noRoutes,
});
