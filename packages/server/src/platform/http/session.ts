import type { FastifyRequest } from 'fastify';
import { unauthorised } from '../errors.ts';

/** The caller. A guest's token grants no more than none. */
export interface RequestSession {
  readonly kind: 'none' | 'guest' | 'user';
  readonly profile: string | null;
  readonly account: string | null;
  /** The sign-in that the token belongs to. */
  readonly family: string | null;
}

export const noSession: RequestSession = { kind: 'none', profile: null, account: null, family: null };

/**
 * The caller's profile.
 *
 * @throws Refusal 401 for guests and those without a token.
 */
export function requireUser({ session }: Pick<FastifyRequest, 'session'>): string {
  if (session.profile === null) throw unauthorised();
  return session.profile;
}

/**
 * The caller's account.
 *
 * @throws Refusal 401 for guests and those without a token.
 */
export function requireAccount({ session }: Pick<FastifyRequest, 'session'>): string {
  if (session.account === null) throw unauthorised();
  return session.account;
}
