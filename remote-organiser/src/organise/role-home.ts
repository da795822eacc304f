import type { OwnCompetition } from '@topout/contract';
import { isOrganiserSide } from '@topout/domain';

/** Where somebody goes on in a competition of theirs: judges to their routes, organisers to what is due. */
export function roleHome({ uuid, role, status }: Pick<OwnCompetition, 'uuid' | 'role' | 'status'>): string {
  if (!isOrganiserSide(role)) return `/${uuid}`;
  return status === 'UPCOMING' ? `/${uuid}/setup` : `/${uuid}/dashboard`;
}
