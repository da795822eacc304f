import type { TokenReply } from '@topout/contract';
import { loadConfig } from '../http/config.ts';
import { RefusedError, retryAfterOf, UnreachableError } from '../http/errors.ts';

export type Grant =
  | { grant_type: 'password'; username: string; password: string }
  | { grant_type: 'refresh_token'; refresh_token: string }
  | { grant_type: 'client_credentials' }
  | { grant_type: 'authorization_code'; code: string; redirect_uri: string; disown?: 'true' };

/**
 * `POST /auth/token`, form-encoded (spec 1 §7). Stands below the ordinary calls, which need its answer.
 * @throws RefusedError with OAuth's error as code, UnreachableError.
 */
export const requestToken = async (grant: Grant) => (await postForm('auth/token', grant)) as TokenReply;

/** `POST /auth/revoke` (RFC 7009): never retried (spec 1 §4). */
export const revokeToken = (token: string) => postForm('auth/revoke', { token });

async function postForm(path: string, form: Record<string, string>): Promise<unknown> {
  const { apiBaseUrl, clientId, clientSecret } = await loadConfig();
  const body = new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret });
  const response = await fetch(`${apiBaseUrl}/${path}`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(15_000),
  }).catch((cause: unknown) => {
    throw new UnreachableError('No answer from the server', { cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new RefusedError(response.status, answer, retryAfterOf(response));
  return answer;
}
