import type { Database } from '../db/database.ts';
import { refusal } from '../errors.ts';
import { passwordChanged, passwordReset } from '../mail/letters.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { accountByEmail } from './accounts.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';
import { revokeAccount } from './revoke.ts';
import { newSecret, secretHash } from './secrets.ts';

const validMs = 60 * 60 * 1000;

/** Mails a link to whoever has that account. Nobody can tell from outside whether there is one. */
export async function requestReset(db: Database, email: string): Promise<void> {
  const account = await accountByEmail(db, email);
  if (!account) return;
  const token = newSecret();
  await db.transaction(async (tx) => {
    await tx.kysely
      .insertInto('password_reset')
      .values({ hash: secretHash(token), account_id: account.id, expires_at: new Date(Date.now() + validMs) })
      .execute();
    await queueMail(tx, account.email, passwordReset(token));
  });
}

/**
 * Sets a new password and ends every session of the account.
 *
 * @returns the sign-ins that ended.
 * @throws Refusal 400 for a weak password, or a token that is unknown, old or used.
 */
export async function confirmReset(db: Database, token: string, password: string): Promise<string[]> {
  refuseWeakPassword(password);
  const password_hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const reset = await tx.kysely
      .updateTable('password_reset')
      .set({ used_at: new Date() })
      .where('hash', '=', secretHash(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', new Date())
      .returning('account_id')
      .executeTakeFirst();
    if (!reset)
      throw refusal(400, 'password_reset.expired', 'This link has expired. Please ask for a new one.');
    const { email } = await tx.kysely
      .updateTable('account')
      .set({ password_hash })
      .where('id', '=', reset.account_id)
      .returning('email')
      .executeTakeFirstOrThrow();
    await queueMail(tx, email, passwordChanged());
    return revokeAccount(tx, reset.account_id);
  });
}
