import type { InvitationBody } from '@topout/contract';
import { invitationKey } from '@topout/domain';
import { newSecret, secretHash } from '../auth/secrets.ts';
import type { Authority } from '../authority/authority.ts';
import { writeAudit } from '../competitions/audit.ts';
import type { Tx } from '../db/database.ts';
import { lockCompetition } from '../entries/enter/enter.ts';
import { conflict, forbidden, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { staffInvited } from '../mail/letters.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { hasRole, type InvitedRole, readInvitation } from './invitation.queries.ts';

/** Staff roles are the MASTER's to give and to take. */
function requireMayGive({ actor }: Authority, role: InvitedRole): void {
  if (role !== 'JUDGE' && actor.role !== 'MASTER') {
    throw forbidden('Only the master judge may change staff.');
  }
}

/**
 * Mails somebody a key of their own. Sent again, the one before is of no use any more. Whether there is an account with that
 * address stays unsaid, but for those who are staff here already.
 *
 * @throws Refusal 403 for staff roles unless by the MASTER; 409 for whoever has a role here, or waits for one
 */
export async function invite(
  tx: Tx,
  authority: Authority,
  { email: typed, role = 'JUDGE' }: InvitationBody,
): Promise<void> {
  const { competition, actor } = authority;
  const email = typed.toLowerCase();
  requireMayGive(authority, role);
  await lockCompetition(tx, competition.uuid);
  const before = await readInvitation(tx, competition.uuid, { email });
  if (before?.state === 'sent') requireMayGive(authority, before.role);
  if (await hasRole(tx, competition.uuid, email)) {
    throw conflict('judge.has_role', `${email} is in the list of staff and judges already.`);
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
  await writeAudit(tx, {
    competition: competition.uuid,
    actor: actor.profile,
    kind: 'judge.invited',
    details: { email, role },
  });
}

/** The link of an invitation is of no use any more. @throws Refusal 403, 404, 409 once it was taken up */
export async function withdrawInvitation(tx: Tx, authority: Authority, invitation: string): Promise<void> {
  const { uuid: competition } = authority.competition;
  await lockCompetition(tx, competition);
  const found = await readInvitation(tx, competition, { uuid: invitation });
  if (!found) throw notFound('invitation');
  requireMayGive(authority, found.role);
  if (found.state === 'accepted')
    throw conflict('invitation.accepted', 'This invitation was accepted already.');
  await tx.kysely
    .deleteFrom('staffInvitation')
    .where('competitionId', '=', competition)
    .where('id', '=', invitation)
    .execute();
  await writeAudit(tx, {
    competition,
    actor: authority.actor.profile,
    kind: 'judge.invitation_withdrawn',
    details: { email: found.email, role: found.role },
  });
}
