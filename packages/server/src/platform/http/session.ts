import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorised } from '../errors.ts';

/** The one registration that a printed ticket signs in. */
export interface TicketOf {
  readonly competition: string;
  readonly profile: string;
}

/**
 * The caller. A guest's token grants no more than none; nor does a ticket's, except for the calls that ask for
 * the climber.
 */
export interface RequestSession {
  readonly kind: 'none' | 'guest' | 'ticket' | 'user';
  readonly profile: string | null;
  readonly account: string | null;
  /** The sign-in that the token belongs to. */
  readonly family: string | null;
  /** With a ticket, or at a tablet that is handed round, whose it is: no other field names them. */
  readonly ticket: TicketOf | null;
  /** The name of the tablet that opened the climber's card by their number; null everywhere else. */
  readonly tablet: string | null;
}

export const noSession: RequestSession = {
  kind: 'none',
  profile: null,
  account: null,
  family: null,
  ticket: null,
  tablet: null,
};

/** Whom an answer is made for, to keep it apart from everybody else's; null = for anybody. */
export const viewerOf = ({ profile, ticket, tablet }: RequestSession): string | null =>
  ticket ? `${tablet === null ? 'ticket' : 'tablet'} ${ticket.competition} ${ticket.profile}` : profile;

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

/**
 * The climber who calls, by account or by a ticket of this competition. The only way in for tickets, except for
 * {@link requireCard}.
 *
 * @returns uuid of their profile
 * @throws Refusal 403 at a tablet that is handed round: a number that anybody can type is no word of its climber; 401
 * for everybody else
 */
export function requireClimber(request: Pick<FastifyRequest, 'session'>, competition: string): string {
  const climber = requireCard(request, competition);
  if (request.session.tablet !== null) throw forbidden();
  return climber;
}

/**
 * The climber whose card is open: the one who calls, or whose number was typed at a tablet. The only way in for tablets.
 * The call is for this one card, and never for the children of the person.
 *
 * @returns uuid of their profile
 * @throws Refusal 401 for everybody else
 */
export function requireCard({ session }: Pick<FastifyRequest, 'session'>, competition: string): string {
  if (session.ticket?.competition === competition) return session.ticket.profile;
  return requireUser({ session });
}
