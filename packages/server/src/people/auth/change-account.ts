import { conflictOn } from '../../platform/db/constraints.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { refusal } from '../../platform/errors.ts';
import type { RequestSession } from '../../platform/http/session.ts';
import { emailChange, emailChanged } from '../../platform/mail/mails.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { accountByEmail, alreadyExists } from './accounts.ts';
import { confirmAddress } from './mailed/confirm-address.ts';
import { endCredentials, lockAccount } from './sessions/end-credentials.ts';
import { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts';
import { storePassword } from './store-password.ts';
import { newSecret, secretHash } from '../../platform/secrets.ts';

const confirmMs = 24 * 60 * 60 * 1000;

const wrongPassword = (field: string) =>
  refusal(400, 'password.wrong', 'Incorrect password', { [field]: ['Incorrect password'] });

/**
 * An unlocked phone in a stranger's hand must not be enough. @returns the password's hash. @throws Refusal
 * 400 on `field`
 */
async function requirePassword(db: Database, account: string, password: string, field: string) {
  const { passwordHash } = await db.kysely
    .selectFrom('account')
    .select('passwordHash')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(passwordHash, password))) throw wrongPassword(field);
  return passwordHash;
}

/** @throws Refusal 400 if the password has changed since it was checked */
async function requireUnchanged(tx: Tx, account: string, proven: string, field: string) {
  const locked = await lockAccount(tx, account, 'change');
  if (locked?.passwordHash !== proven) throw wrongPassword(field);
}

/**
 * Sets a new password and ends every other sign-in and every mailed link.
 *
 * @param keep the sign-in that asks
 * @returns the sign-ins that ended
 * @throws Refusal 400 if the old password is wrong or the new one weak
 */
export async function changePassword(
  db: Database,
  account: string,
  { current, password, keep }: { current: string; password: string; keep: string | null },
): Promise<string[]> {
  const proven = await requirePassword(db, account, current, 'currentPassword');
  refuseWeakPassword(password);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await requireUnchanged(tx, account, proven, 'currentPassword');
    await storePassword(tx, account, passwordHash);
    return endCredentials(tx, account, [keep]);
  });
}

/**
 * Mails a link to a new address, which takes effect once somebody opens the link.
 *
 * @throws Refusal 400 if the password is wrong or the address is taken
 */
export async function requestEmailChange(
  db: Database,
  account: string,
  { email, password, askedBy }: { email: string; password: string; askedBy: string | null },
): Promise<void> {
  const proven = await requirePassword(db, account, password, 'password');
  if (await accountByEmail(db, email)) throw alreadyExists();
  const token = newSecret();
  await db.transaction(async (tx) => {
    await requireUnchanged(tx, account, proven, 'password');
    await tx.kysely
      .insertInto('emailChange')
      .values({
        hash: secretHash(token),
        accountId: account,
        email: email.trim(),
        askedBy,
        expiresAt: new Date(Date.now() + confirmMs),
      })
      .execute();
    await queueMail(tx, email, emailChange(token));
  });
}

/**
 * Makes the new address take effect. Ends every sign-in except the one that asked and the one that opened the
 * link, and everything mailed to the old address.
 *
 * @param session that opened the link
 * @throws Refusal 400 for a token that is unknown, old or used, or an address that has just been taken
 */
export async function confirmEmailChange(
  db: Database,
  token: string,
  session: RequestSession,
): Promise<{ email: string; ended: string[] }> {
  return db
    .transaction(async (tx) => {
      const { account, email, askedBy } = await spendChange(tx, secretHash(token));
      const before = await lockAccount(tx, account, 'change');
      await tx.kysely.updateTable('account').set({ email }).where('id', '=', account).execute();
      await confirmAddress(tx, account);
      if (before) await queueMail(tx, before.email, emailChanged(email));
      const opened = session.account === account ? session.family : null;
      return { email, ended: await endCredentials(tx, account, [askedBy, opened]) };
    })
    .catch((error: unknown) => {
      throw conflictOn(error, 'account_email') ? alreadyExists() : error;
    });
}

async function spendChange(tx: Tx, hash: Buffer) {
  const known = await tx.kysely
    .selectFrom('emailChange')
    .select('accountId as account')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (known) await lockAccount(tx, known.account, 'change');
  const spent = await tx.kysely
    .updateTable('emailChange')
    .set({ usedAt: new Date() })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .returning(['accountId as account', 'email', 'askedBy'])
    .executeTakeFirst();
  if (spent) return spent;
  throw refusal(400, 'email_change.expired', 'This link has expired. Please change your e-mail again.');
}
