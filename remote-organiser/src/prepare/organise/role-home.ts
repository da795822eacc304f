import type { OwnCompetition } from '@topout/contract';
import { isOrganiserSide } from '@topout/domain';

/** Where a person continues in their competition: judges at their routes, organisers at the next task. */
export function roleHome({ uuid, role, status }: Pick<OwnCompetition, 'uuid' | 'role' | 'status'>): string {
  if (!isOrganiserSide(role)) return `/${uuid}`;
  return status === 'UPCOMING' ? `/${uuid}/setup` : `/${uuid}/dashboard`;
}
