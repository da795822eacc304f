import type { InvitationBody } from '@topout/contract';
import { invitationKey } from '@topout/domain';
import { newSecret, secretHash } from '../../platform/secrets.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { staffInvited } from '../../platform/mail/mails.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { hasRole, type InvitedRole, readInvitation } from './invitation.queries.ts';

/** Only the MASTER gives and takes staff roles. */
function requireMayGive({ actor }: Authority, role: InvitedRole): void {
  if (role !== 'JUDGE' && actor.role !== 'MASTER') {
    throw forbidden('Only the master judge may change staff.');
  }
}

/**
 * Mails somebody their own key. Sending again invalidates the previous one. Never reveals whether an account
 * with that address exists, except for people who already have a role here.
 *
 * @throws Refusal 403 for staff roles unless by the MASTER; 409 for people who have a role here, or are
 * waiting for one
 */
export async function invite(
  tx: Tx,
  authority: Authority,
  { email: typed, role = 'JUDGE' }: InvitationBody,
): Promise<void> {
  const { competition } = authority;
  const email = typed.toLowerCase();
  requireMayGive(authority, role);
  await lockCompetition(tx, competition.uuid);
  const before = await readInvitation(tx, competition.uuid, { email });
  if (before?.state === 'sent') requireMayGive(authority, before.role);
  if (await hasRole(tx, competition.uuid, email)) {
    throw conflict('judge.has_role', `${email} is already in the list of staff and judges.`);
  }
  const key = invitationKey(newSecret());
  const sent = {
    role,
    keyHash: secretHash(key),
    sentAt: new Date(),
    acceptedAt: null,
    acceptedBy: null,
  };
  await tx.kysely
    .insertInto('staffInvitation')
    .values({ competitionId: competition.uuid, id: newId(), email, ...sent })
    .onConflict((known) => known.columns(['competitionId', 'email']).doUpdateSet(sent))
    .execute();
  await queueMail(tx, typed, staffInvited(competition, role, key));
  await auditOf(tx, authority, 'judge.invited', { email, role });
}

/** Invalidates the link of an invitation. @throws Refusal 403, 404, 409 once it has been accepted */
export async function withdrawInvitation(tx: Tx, authority: Authority, invitation: string): Promise<void> {
  const { uuid: competition } = authority.competition;
  await lockCompetition(tx, competition);
  const found = await readInvitation(tx, competition, { uuid: invitation });
  if (!found) throw notFound('invitation');
  requireMayGive(authority, found.role);
  if (found.state === 'accepted')
    throw conflict('invitation.accepted', 'Somebody has already accepted this invitation.');
  await tx.kysely
    .deleteFrom('staffInvitation')
    .where('competitionId', '=', competition)
    .where('id', '=', invitation)
    .execute();
  await auditOf(tx, authority, 'judge.invitation_withdrawn', { email: found.email, role: found.role });
}
