import {
  api,
  clearCache,
  loadConfig,
  noSession,
  openKept,
  personOf,
  readSession,
  refresh,
  rememberJudge,
  revokeToken,
  saysAlreadyExists,
  send,
  startSession,
  writeSession,
} from '@topout/api-client/core';
import type { AuthorizeReply, CheckEmailReply, CodeOwnerReply } from '@topout/contract';

/** @throws RefusedError with code `invalid_grant` on a wrong password. */
export async function signIn(email: string, password: string): Promise<void> {
  await startSession({ grantType: 'password', username: email, password });
  await becomeSomebodyElse();
}

/**
 * Registers and signs in; if the account already exists, only signs in (behaviour: signing-in#registering).
 *
 * @param accepted versions of the accepted texts
 * @returns whether the account already existed
 */
export async function registerAccount(
  email: string,
  password: string,
  accepted: { readonly terms: string; readonly privacy: string },
): Promise<'new' | 'known'> {
  let account: 'new' | 'known' = 'new';
  const { clientId, clientSecret } = await loadConfig();
  try {
    await send('auth/register', {
      method: 'POST',
      json: { email, password, accepted },
      headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
    });
  } catch (error) {
    if (!saysAlreadyExists(error)) throw error;
    account = 'known';
  }
  await signIn(email, password);
  return account;
}

export const checkEmail = async (email: string): Promise<boolean> =>
  (await api.post<CheckEmailReply>('auth/check-email', { email })).exists;

/**
 * Exchanges a one-time code from the address for a session (behaviour: signing-in#codes).
 *
 * @param disown somebody else made the account: ends their password and sign-ins
 */
export async function exchangeAuthCode(code: string, redirectUri: string, disown = false): Promise<void> {
  await startSession({
    grantType: 'authorization_code',
    code,
    redirectUri,
    ...(disown && { disown: 'true' }),
  });
  await becomeSomebodyElse();
}

/** Whom a one-time code would sign in. Does not spend the code. @throws RefusedError for an expired code */
export const ownerOfCode = (code: string, redirectUri: string) =>
  api.post<CodeOwnerReply>('auth/code-owner', { code, redirectUri });

/** Forgets everything read before, even reads under way, and asks again for everything shown. */
export async function becomeSomebodyElse(): Promise<void> {
  await clearCache();
  void refresh('*');
}

/** A one-time code that lets `redirectUri` sign in as this person, for two minutes. */
export const authorize = (redirectUri: string) => api.post<AuthorizeReply>('auth/authorize', { redirectUri });

/** Prefix of the names under which forms keep unsent input in session storage. */
export const typedPrefix = 'topout/typed/';

function forgetTyped(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(typedPrefix)) sessionStorage.removeItem(key);
  }
}

/** Forgets everything read for this person; unsent commands stay, for the same person. */
async function forgetKept(profile: string): Promise<void> {
  await (await openKept())?.forgetKept(profile);
}

/** Ends the session here at once, with everything it has read, and on the server if it can be reached. */
export async function signOut(): Promise<void> {
  const session = readSession();
  const { refreshToken } = session;
  const person = personOf(session);
  rememberJudge(null);
  writeSession(noSession);
  forgetTyped();
  await clearCache();
  if (person !== null) await forgetKept(person).catch(() => undefined);
  // Never retried (behaviour: signing-in#signing-out): this browser has dropped the tokens, and they expire.
  if (refreshToken !== null) await revokeToken(refreshToken).catch(() => undefined);
}

/** Mails a link that signs in and thereby confirms the address. @param page where it then leads */
export const mailConfirmation = (email: string, page: string) =>
  api.post<undefined>('auth/sign-in-link', {
    email,
    page: `/sign-in?${new URLSearchParams({ next: page }).toString()}`,
  });

/** @param page where the person continues with the new password, null = nowhere in particular */
export const requestPasswordReset = (email: string, page: string | null) =>
  api.post<undefined>('auth/password-reset', { email, ...(page !== null && { page }) });
export const confirmPasswordReset = (token: string, password: string) =>
  api.post<undefined>('auth/password-reset/confirm', { token, password });
