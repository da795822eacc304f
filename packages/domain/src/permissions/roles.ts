import type { Actor } from '../model.ts';
import type { Role } from '../vocabulary.ts';

interface RoleRights {
  readonly organiserSide: boolean;
  readonly judges: boolean;
  /** Judges every route and corrects every result, whatever the settings. */
  readonly judgesAll: boolean;
}

/**
 * What each role means, apart from settings. STAFF manages but does not judge. (behaviour:
 * who-may-what#roles)
 */
const rightsOf: Record<Role, RoleRights> = {
  MASTER: { organiserSide: true, judges: true, judgesAll: true },
  STAFF_JUDGE: { organiserSide: true, judges: true, judgesAll: true },
  STAFF: { organiserSide: true, judges: false, judgesAll: false },
  JUDGE: { organiserSide: false, judges: true, judgesAll: false },
};

const none: RoleRights = { organiserSide: false, judges: false, judgesAll: false };

/** The rights of a person's role; a judge waiting for approval has none yet. */
export function roleRights({ role, pending }: Actor): RoleRights {
  return role === null || pending ? none : rightsOf[role];
}

/** MASTER, STAFF_JUDGE and STAFF. (behaviour: who-may-what#roles) */
export function isOrganiserSide(role: Role | null): boolean {
  return role !== null && rightsOf[role].organiserSide;
}

/** May judge in this competition at all; which routes, see `routeRights`. (behaviour: who-may-what#roles) */
export function canJudge(actor: Actor): boolean {
  return roleRights(actor).judges;
}

/** People who judge or are staff; others go to judge onboarding. (behaviour: who-may-what#roles) */
export function canUseDashboard(actor: Actor): boolean {
  const { judges, organiserSide } = roleRights(actor);
  return judges || organiserSide;
}

/** Settings, judging groups, judges, route numbers, links. (behaviour: who-may-what#roles) */
export function canManageSetup(actor: Actor): boolean {
  return roleRights(actor).organiserSide;
}

/** Only the competition's owner may delete it. */
export function canDeleteCompetition({ role, pending }: Actor): boolean {
  return role === 'MASTER' && !pending;
}

/** The bulk scoring editor, and settling held results: master judge and staff judge. */
export function canBulkScore(actor: Actor): boolean {
  return roleRights(actor).judgesAll;
}
