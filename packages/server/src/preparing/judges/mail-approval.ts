import { mailedLink } from '../../people/auth/mailed/mailed-link.ts';
import type { Tx } from '../../platform/db/database.ts';
import { judgeApproved } from '../../platform/mail/mails.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

interface Row {
  readonly account: string;
  readonly email: string;
  readonly firstName: string;
}

/** Nothing goes to an address that its owner has just left. */
const readReader = {
  name: 'judge.approval_reader',
  text: `select a.id as account, a.email, p.first_name
    from profile p join account a on a.profile_id = p.id where p.id = $1 for share of a`,
};

/** Approval comes days before the event, and judges open the mail at the wall. */
const validSeconds = 60 * 24 * 60 * 60;

/**
 * Tells judges that staff have approved them. The link signs them in on the judges' first page, so signed-out
 * readers do not land in the entry flow.
 */
export async function mailApproval(
  tx: Tx,
  competition: { readonly uuid: string; readonly name: string },
  user: string,
): Promise<void> {
  const [reader] = await tx.rows<Row>(readReader, [user]);
  if (!reader) return;
  const path = await mailedLink(tx, reader.account, `/${competition.uuid}/judge`, validSeconds);
  await queueMail(tx, reader.email, judgeApproved({ ...competition, path }, reader.firstName));
}
