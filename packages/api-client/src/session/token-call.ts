import type { TokenReply } from '@topout/contract';
import { camelNames, snakeNames } from '@topout/contract/names';
import { loadConfig } from '../http/config.ts';
import { RefusedError, retryAfterOf, UnreachableError } from '../http/errors.ts';

export type Grant =
  | { grantType: 'password'; username: string; password: string }
  | { grantType: 'refresh_token'; refreshToken: string }
  | { grantType: 'client_credentials' }
  | { grantType: 'authorization_code'; code: string; redirectUri: string; disown?: 'true' };

/**
 * `POST /auth/token`, form-encoded (behaviour: calls#names). Sits below the ordinary calls, which need its
 * answer.
 * @throws RefusedError with OAuth's error as code, UnreachableError.
 */
export const requestToken = async (grant: Grant) => (await postForm('auth/token', grant)) as TokenReply;

/** `POST /auth/revoke` (RFC 7009): never retried (behaviour: signing-in#signing-out). */
export const revokeToken = (token: string) => postForm('auth/revoke', { token });

async function postForm(path: string, form: Record<string, string>): Promise<unknown> {
  const { apiBaseUrl, clientId, clientSecret } = await loadConfig();
  const body = new URLSearchParams(snakeNames({ ...form, clientId, clientSecret }) as Record<string, string>);
  const response = await fetch(`${apiBaseUrl}/${path}`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(15_000),
  }).catch((cause: unknown) => {
    throw new UnreachableError('No answer from the server', { cause });
  });
  const answer = camelNames(await response.json().catch(() => null));
  if (!response.ok) throw new RefusedError(response.status, answer, retryAfterOf(response));
  return answer;
}
