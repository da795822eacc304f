import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from '@topout/domain';
import { fewAtOnce } from '../../platform/batching/few-at-once.ts';
import { refusal } from '../../platform/errors.ts';

/** Costs about 25 ms and 19 MiB each. `argon2id` is a const enum, which type stripping cannot read. */
const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A storm of sign-ins is the cheapest way to keep a server busy: a few at once, a bounded queue, then 503.
 */
const inTurn = fewAtOnce({ atOnce: 2, mostWaiting: 200 });

const minPasswordLength = 8;

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/**
 * Takes as long for an account that does not exist (`stored` null) as for one that does. An invalid hash
 * matches nothing.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await inTurn(async () => verify(stored ?? (await nobody()), password).catch(() => false));
  return right && stored !== null;
}

/** Instead of a hash: the account has no password. */
export const noPassword = 'none';

let nobodysHash: Promise<string> | undefined;
const nobody = (): Promise<string> => (nobodysHash ??= hash('nobody has this password', cost));

/** @throws Refusal 400 with the reasons in `fields.password`. */
export function refuseWeakPassword(password: string, email = ''): void {
  const reasons = [
    ...(password.length < minPasswordLength ? [`Use at least ${minPasswordLength} characters.`] : []),
    ...(isCommonPassword(password)
      ? ['This is one of the most common passwords. Please choose another.']
      : []),
    ...(email && password.toLowerCase() === email.toLowerCase()
      ? ["Don't use your e-mail address as your password."]
      : []),
  ];
  if (reasons.length > 0)
    throw refusal(400, 'password.weak', 'This password is too weak.', { password: reasons });
}
