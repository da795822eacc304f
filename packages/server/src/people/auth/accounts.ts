import { conflictOn } from '../../platform/db/constraints.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { refusal } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type Accepted, keepConsents } from './consents.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly profileId: string;
  readonly passwordHash: string;
}

const findByEmail = {
  name: 'find_account_by_email',
  text: 'select id, email, profile_id, password_hash from account where lower(email) = lower($1)',
};

/** Ignores case. */
export async function accountByEmail(queries: Queries, email: string): Promise<Account | null> {
  const [account = null] = await queries.rows<Account>(findByEmail, [email.trim()]);
  return account;
}

interface NewPerson {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Versions of the accepted documents. */
  readonly accepted?: Accepted | undefined;
}

/**
 * Creates an account, with a profile that contains only the names.
 *
 * @returns the profile's uuid.
 * @throws Refusal 400 for a weak password, or with a message that contains "already exists" (behaviour:
 * calls#refusals).
 */
export async function createAccount(
  db: Database,
  email: string,
  password: string,
  { accepted, ...names }: NewPerson = {},
): Promise<string> {
  refuseWeakPassword(password, email);
  // Hashing is expensive: avoid it for people who merely try to register again.
  if (await accountByEmail(db, email)) throw alreadyExists();
  const passwordHash = await hashPassword(password);
  return db
    .transaction(async (tx) => {
      const account = newId();
      const profile = newId();
      await tx.kysely
        .insertInto('profile')
        .values({ id: profile, ...names })
        .execute();
      await tx.kysely
        .insertInto('account')
        .values({ id: account, profileId: profile, email, passwordHash })
        .execute();
      if (accepted) await keepConsents(tx, account, accepted);
      return profile;
    })
    .catch((error: unknown) => {
      throw conflictOn(error, 'account_email') ? alreadyExists() : error;
    });
}

export const alreadyExists = () =>
  refusal(400, 'account.exists', 'An account with this e-mail already exists.');
