import type { Role } from '@topout/domain';

/** What each role is called. */
export const roleNames: Readonly<Record<Role, string>> = {
  MASTER: 'Master judge',
  STAFF_JUDGE: 'Staff judge',
  STAFF: 'Staff',
  JUDGE: 'Judge',
};
