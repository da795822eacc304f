import { conflictOn } from '../db/constraints.ts';
import type { Database } from '../db/database.ts';
import { refusal } from '../errors.ts';
import { emailChange, emailChanged, passwordChanged } from '../mail/letters.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { accountByEmail, alreadyExists } from './accounts.ts';
import { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts';
import { revokeAccount } from './revoke.ts';
import { newSecret, secretHash } from './secrets.ts';

const confirmMs = 24 * 60 * 60 * 1000;

/** An unlocked phone in a stranger's hand must not be enough. @throws Refusal 400 on `field` */
async function requirePassword(db: Database, account: string, password: string, field: string) {
  const { password_hash } = await db.kysely
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  if (await isPassword(password_hash, password)) return;
  throw refusal(400, 'password.wrong', 'Incorrect password', { [field]: ['Incorrect password'] });
}

/**
 * Sets a new password; every other sign-in ends.
 *
 * @param keep the sign-in that asks
 * @returns the sign-ins that ended
 * @throws Refusal 400 when the old password is wrong or the new one weak
 */
export async function changePassword(
  db: Database,
  account: string,
  { current, password, keep }: { current: string; password: string; keep: string | null },
): Promise<string[]> {
  await requirePassword(db, account, current, 'current_password');
  refuseWeakPassword(password);
  const password_hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const { email } = await tx.kysely
      .updateTable('account')
      .set({ password_hash })
      .where('id', '=', account)
      .returning('email')
      .executeTakeFirstOrThrow();
    await queueMail(tx, email, passwordChanged());
    return revokeAccount(tx, account, keep);
  });
}

/**
 * Mails a link to a new address, which holds once that link has been opened.
 *
 * @throws Refusal 400 when the password is wrong or the address taken
 */
export async function requestEmailChange(
  db: Database,
  account: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await requirePassword(db, account, password, 'password');
  if (await accountByEmail(db, email)) throw alreadyExists();
  const token = newSecret();
  await db.transaction(async (tx) => {
    await tx.kysely
      .insertInto('email_change')
      .values({
        hash: secretHash(token),
        account_id: account,
        email: email.trim(),
        expires_at: new Date(Date.now() + confirmMs),
      })
      .execute();
    await queueMail(tx, email, emailChange(token));
  });
}

/** @returns the new address. @throws Refusal 400 for a token that is unknown, old or used, or an address taken meanwhile */
export async function confirmEmailChange(db: Database, token: string): Promise<string> {
  return db
    .transaction(async (tx) => {
      const change = await tx.kysely
        .updateTable('email_change')
        .set({ used_at: new Date() })
        .where('hash', '=', secretHash(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date())
        .returning(['account_id', 'email'])
        .executeTakeFirst();
      if (!change)
        throw refusal(400, 'email_change.expired', 'This link has expired. Please change your e-mail again.');
      const { email: before } = await tx.kysely
        .selectFrom('account')
        .select('email')
        .where('id', '=', change.account_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx.kysely
        .updateTable('account')
        .set({ email: change.email })
        .where('id', '=', change.account_id)
        .execute();
      await queueMail(tx, before, emailChanged(change.email));
      return change.email;
    })
    .catch((error: unknown) => {
      throw conflictOn(error, 'account_email') ? alreadyExists() : error;
    });
}
