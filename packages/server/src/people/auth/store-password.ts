import type { Tx } from '../../platform/db/database.ts';
import { passwordChanged } from '../../platform/mail/mails.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

/** Gives an account a new password, and tells its owner by mail. */
export async function storePassword(tx: Tx, account: string, passwordHash: string): Promise<void> {
  const { email } = await tx.kysely
    .updateTable('account')
    .set({ passwordHash })
    .where('id', '=', account)
    .returning('email')
    .executeTakeFirstOrThrow();
  await queueMail(tx, email, passwordChanged());
}
