import type { TokenProblem } from '@topout/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/errors.ts';
import { unexpected } from '../../../platform/http/problems.ts';

type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'
  | 'server_error';

/** A refusal of the token call, in OAuth's own words (RFC 6749 §5.2). */
export class OAuthRefusal extends Error {
  override name = 'OAuthRefusal';
  readonly error: OAuthError;

  constructor(error: OAuthError, description: string) {
    super(description);
    this.error = error;
  }
}

export const invalidRequest = (description: string): OAuthRefusal =>
  new OAuthRefusal('invalid_request', description);
export const invalidGrant = (description: string): OAuthRefusal =>
  new OAuthRefusal('invalid_grant', description);

/** Error handler of the calls that follow OAuth. */
export function answerOAuth(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = (status: number, code: OAuthError, errorDescription: string) =>
    reply.code(status).send({ error: code, errorDescription } satisfies TokenProblem);

  if (error instanceof OAuthRefusal) {
    if (error.error !== 'invalid_client') return answer(400, error.error, error.message);
    void reply.header('www-authenticate', 'Basic realm="topout"');
    return answer(401, error.error, error.message);
  }
  if (error instanceof Refusal) {
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
    const never = error.status < 500 && error.status !== 429;
    return answer(error.status, never ? 'invalid_request' : 'temporarily_unavailable', error.message);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return answer(status, 'invalid_request', error.message);
  request.log.error({ err: error }, 'request failed');
  return answer(500, 'server_error', unexpected(request.id));
}
