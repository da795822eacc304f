import {
  api,
  clearCache,
  loadConfig,
  noSession,
  openKept,
  readSession,
  refresh,
  rememberJudge,
  revokeToken,
  saysAlreadyExists,
  send,
  startSession,
  writeSession,
} from '@topout/api-client/core';
import type { AuthorizeReply, CheckEmailReply, CodeOwnerReply, RegisterReply } from '@topout/contract';

/** @throws RefusedError with code `invalid_grant` on a wrong password. */
export async function signIn(email: string, password: string): Promise<void> {
  await startSession({ grantType: 'password', username: email, password });
  await becomeSomebodyElse();
}

/**
 * Registers and signs in; an account that exists already is signed in to instead (spec 1 §4).
 *
 * @param accepted versions of the texts that were accepted
 * @returns whether the account was there before
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

export type Registered = RegisterReply;

export const checkEmail = async (email: string): Promise<boolean> =>
  (await api.post<CheckEmailReply>('auth/check-email', { email })).exists;

/**
 * Exchanges a one-time code from the address for a session (spec 1 §2).
 *
 * @param disown whoever made the account was somebody else: their password and sign-ins end
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

/** Whom a one-time code would sign in. It stays of use. @throws RefusedError for a code that holds no longer */
export const ownerOfCode = (code: string, redirectUri: string) =>
  api.post<CodeOwnerReply>('auth/code-owner', { code, redirectUri });

/** What was read before is forgotten, also what is still on its way: whatever is on show is asked for anew. */
async function becomeSomebodyElse(): Promise<void> {
  await clearCache();
  void refresh('*');
}

/** A one-time code with which `redirectUri` can sign in as this person, for two minutes. */
export const authorize = (redirectUri: string) => api.post<AuthorizeReply>('auth/authorize', { redirectUri });

/** Begins the names under which forms keep, in the session's storage, what was typed and not sent. */
export const typedPrefix = 'topout/typed/';

function forgetTyped(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(typedPrefix)) sessionStorage.removeItem(key);
  }
}

/** What was read for this person is forgotten; what was tapped and not sent stays, for the same person. */
async function forgetKept(profile: string): Promise<void> {
  await (await openKept())?.forgetKept(profile);
}

/** Ends the session here at once, with what it has read, and on the server as far as it can be reached. */
export async function signOut(): Promise<void> {
  const { refreshToken, profile } = readSession();
  rememberJudge(null);
  writeSession(noSession);
  forgetTyped();
  await clearCache();
  if (profile !== null) await forgetKept(profile).catch(() => undefined);
  // Never retried (spec 1 §4): the tokens are gone from here, and they expire.
  if (refreshToken !== null) await revokeToken(refreshToken).catch(() => undefined);
}

/** Mails a link that signs in and thereby confirms the address. @param page where it leads then */
export const mailConfirmation = (email: string, page: string) =>
  api.post<undefined>('auth/sign-in-link', {
    email,
    page: `/sign-in?${new URLSearchParams({ next: page }).toString()}`,
  });

/** @param page where the person goes on with the new password, null = nowhere in particular */
export const requestPasswordReset = (email: string, page: string | null) =>
  api.post<undefined>('auth/password-reset', { email, ...(page !== null && { page }) });
export const confirmPasswordReset = (token: string, password: string) =>
  api.post<undefined>('auth/password-reset/confirm', { token, password });
