import type { Role } from '@topout/domain';

/** The roles people can give: all but the master judge's. */
export const givenRoles = ['JUDGE', 'STAFF_JUDGE', 'STAFF'] as const satisfies readonly Role[];
export type GivenRole = (typeof givenRoles)[number];
