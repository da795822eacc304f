import type { Database, Queries, Tx } from '../../../platform/db/database.ts';
import { refusal } from '../../../platform/errors.ts';
import { passwordReset } from '../../../platform/mail/mails.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { accountByEmail } from '../accounts.ts';
import { confirmAddress } from './confirm-address.ts';
import { endCredentials, lockAccount } from '../sessions/end-credentials.ts';
import { hashPassword, refuseWeakPassword } from '../passwords.ts';
import { storePassword } from '../store-password.ts';
import { newSecret, secretHash } from '../../../platform/secrets.ts';

const validMs = 60 * 60 * 1000;

/**
 * Mails a link to the account's owner. Nobody can tell from outside whether the account exists.
 *
 * @param page where they continue with the new password
 */
export async function requestReset(db: Database, email: string, page?: string): Promise<void> {
  const account = await accountByEmail(db, email);
  if (!account) return;
  const token = newSecret();
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, account.id, 'use');
    // The e-mail address has just changed: send nothing to the old one.
    if (locked?.email !== account.email) return;
    await tx.kysely
      .insertInto('passwordReset')
      .values({ hash: secretHash(token), accountId: account.id, expiresAt: new Date(Date.now() + validMs) })
      .execute();
    await queueMail(tx, account.email, passwordReset(token, page));
  });
}

/**
 * Sets a new password and ends every sign-in of the account, and everything that could become one.
 *
 * @returns the account's owner, and the sign-ins that ended.
 * @throws Refusal 400 for a weak password, or a token that is unknown, old or used.
 */
export async function confirmReset(
  db: Database,
  token: string,
  password: string,
): Promise<{ account: string; ended: string[] }> {
  const hash = secretHash(token);
  // Hashing a password is expensive: do not do it for somebody guessing.
  const account = await accountOf(db, hash);
  refuseWeakPassword(password);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockAccount(tx, account, 'change');
    await spend(tx, hash);
    await storePassword(tx, account, passwordHash);
    await confirmAddress(tx, account);
    return { account, ended: await endCredentials(tx, account) };
  });
}

async function accountOf({ kysely }: Queries, hash: Buffer): Promise<string> {
  const open = await kysely
    .selectFrom('passwordReset')
    .select('accountId')
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  if (!open) throw expired();
  return open.accountId;
}

async function spend({ kysely }: Tx, hash: Buffer): Promise<void> {
  const spent = await kysely
    .updateTable('passwordReset')
    .set({ usedAt: new Date() })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  if (!spent) throw expired();
}

const expired = () =>
  refusal(400, 'password_reset.expired', 'This link has expired. Please ask for a new one.');
