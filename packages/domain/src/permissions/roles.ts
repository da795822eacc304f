import type { Actor } from '../model.ts';
import type { Role } from '../vocabulary.ts';

interface RoleRights {
  readonly organiserSide: boolean;
  readonly judges: boolean;
  /** Judges every route and corrects every result, whatever the settings. */
  readonly judgesAll: boolean;
}

/** What a role is, apart from settings. STAFF manages and does not judge. (spec 1 §6, spec 2 §6) */
const rightsOf: Record<Role, RoleRights> = {
  MASTER: { organiserSide: true, judges: true, judgesAll: true },
  STAFF_JUDGE: { organiserSide: true, judges: true, judgesAll: true },
  STAFF: { organiserSide: true, judges: false, judgesAll: false },
  JUDGE: { organiserSide: false, judges: true, judgesAll: false },
};

const none: RoleRights = { organiserSide: false, judges: false, judgesAll: false };

/** The rights of somebody's role; a request that waits for approval gives none yet. */
export function roleRights({ role, pending }: Actor): RoleRights {
  return role === null || pending ? none : rightsOf[role];
}

/** MASTER, STAFF_JUDGE and STAFF. (spec 1 §6) */
export function isOrganiserSide(role: Role | null): boolean {
  return role !== null && rightsOf[role].organiserSide;
}

/** May judge in this competition at all; which routes, see `routeRights`. (spec 2 §6) */
export function canJudge(actor: Actor): boolean {
  return roleRights(actor).judges;
}

/** Who can judge, or is staff; others go to judge onboarding. (spec 2 §6) */
export function canUseDashboard(actor: Actor): boolean {
  const { judges, organiserSide } = roleRights(actor);
  return judges || organiserSide;
}

/** Settings, areas, judges, route numbers, links. (spec 2 §6: only the organiser side) */
export function canManageSetup(actor: Actor): boolean {
  return roleRights(actor).organiserSide;
}

/** Only whose competition it is may delete it. */
export function canDeleteCompetition({ role, pending }: Actor): boolean {
  return role === 'MASTER' && !pending;
}

/** The bulk scoring editor, and the resolution of held results: master judge and staff judge. */
export function canBulkScore(actor: Actor): boolean {
  return roleRights(actor).judgesAll;
}
