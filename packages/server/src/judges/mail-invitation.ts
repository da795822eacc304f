import type { Authority } from '../authority/authority.ts';
import { writeAudit } from '../competitions/audit.ts';
import type { Tx } from '../db/database.ts';
import { judgeInvited } from '../mail/letters.ts';
import { queueMail } from '../mail/queue-mail.ts';

const readKey = { name: 'judge.invitation_key', text: 'select judge_key from competition where id = $1' };

/** Mails somebody the judging link. Whether there is an account with that e-mail stays unsaid. */
export async function mailInvitation(
  tx: Tx,
  { competition, actor }: Authority,
  email: string,
): Promise<void> {
  const [row] = await tx.rows<{ judge_key: string }>(readKey, [competition.uuid]);
  await queueMail(tx, email, judgeInvited(competition, row?.judge_key ?? ''));
  await writeAudit(tx, {
    competition: competition.uuid,
    actor: actor.profile,
    kind: 'judge.invited',
    details: { email },
  });
}
