import type { JudgePatch } from '@topout/contract';
import type { Role } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { type JudgeRow, readJudge } from './judge.queries.ts';
import { mailApproval } from './mail-approval.ts';

/** Only the MASTER gives and takes staff roles. */
const staffRoles: readonly Role[] = ['STAFF_JUDGE', 'STAFF'];

/**
 * Approves a judge, changes the role, or declines an open request (`approved: false`).
 *
 * @throws Refusal 403 if only the MASTER may, 404 for people without a role, 409 for the MASTER's own
 */
export async function changeJudge(
  tx: Tx,
  authority: Authority,
  user: string,
  { approved, role }: JudgePatch,
): Promise<void> {
  const before = await roleToChange(tx, authority, user, role !== undefined && role !== 'JUDGE');
  const after = {
    role: role ?? before.role,
    pending: before.pending && approved !== true && role === undefined,
    revokedAt: before.pending && approved === false ? new Date() : null,
  };
  await store(tx, authority, user, after);
  if (before.pending && !after.pending && !after.revokedAt) {
    await mailApproval(tx, authority.competition, user);
  }
  await auditOf(tx, authority, 'judge.changed', {
    user,
    before: { role: before.role, pending: before.pending },
    after,
  });
}

/** Takes a role away. Its row stays, so that late commands of its holder are held, not lost. */
export async function removeJudge(tx: Tx, authority: Authority, user: string): Promise<void> {
  const before = await roleToChange(tx, authority, user, false);
  const competition = authority.competition.uuid;
  await store(tx, authority, user, { role: before.role, pending: false, revokedAt: new Date() });
  await tx.kysely
    .deleteFrom('judgingGroupJudge')
    .where('competitionId', '=', competition)
    .where('profileId', '=', user)
    .execute();
  await auditOf(tx, authority, 'judge.removed', { user, role: before.role });
}

async function roleToChange(tx: Tx, authority: Authority, user: string, toStaff: boolean): Promise<JudgeRow> {
  const { competition, actor } = authority;
  await raiseConfig(tx, competition.uuid);
  const before = await readJudge(tx, competition.uuid, user);
  if (!before || before.revoked) throw notFound('judge');
  if (before.role === 'MASTER') {
    throw conflict('judge.master', 'You cannot change the master judge of a competition.');
  }
  if ((toStaff || staffRoles.includes(before.role)) && actor.role !== 'MASTER') {
    throw forbidden('Only the master judge may change staff.');
  }
  return before;
}

async function store(
  tx: Tx,
  { competition }: Authority,
  user: string,
  values: { role: Role; pending: boolean; revokedAt: Date | null },
): Promise<void> {
  await tx.kysely
    .updateTable('competitionRole')
    .set(values)
    .where('competitionId', '=', competition.uuid)
    .where('profileId', '=', user)
    .execute();
}
