import { type Static, Type } from 'typebox';
import { Body, Nullable, Uuid } from '../common.ts';
import { TokenReply } from './auth.ts';

/** A ticket's code as printed, typed or scanned. */
export const TicketCodeBody = Body({ code: Type.String({ maxLength: 40 }) });

/** Whose ticket it is, and in which competition. */
export const TicketHolder = Type.Object({ competition: Uuid, user: Uuid, name: Type.String() });
export type TicketHolder = Static<typeof TicketHolder>;

/** Tokens that stand for one registration in one competition. */
export const TicketSession = Type.Object({
  ...TokenReply.properties,
  refreshToken: Type.String(),
  ticket: TicketHolder,
});
export type TicketSession = Static<typeof TicketSession>;

/** The person's entry in the competition, theirs from now on. */
export const TicketClaimed = Type.Object({ competition: Uuid, entry: Uuid });
export type TicketClaimed = Static<typeof TicketClaimed>;

/** Without `users`: everybody without an account. */
export const TicketsBody = Body({ users: Type.Optional(Type.Array(Uuid, { maxItems: 2000 })) });

/** A ticket as organisers print it. */
export const Ticket = Type.Object({
  user: Uuid,
  name: Type.String(),
  competitorNumber: Nullable(Type.String()),
  category: Type.String(),
  /** Null = revoked: it signs nobody in until it is renewed. */
  code: Nullable(Type.String()),
});
export type Ticket = Static<typeof Ticket>;
export const Tickets = Type.Object({ data: Type.Array(Ticket) });
export type Tickets = Static<typeof Tickets>;

/** Whose ticket a code belongs to, for the desk: the person's profile. */
export const TicketPerson = Type.Object({ user: Uuid });
export type TicketPerson = Static<typeof TicketPerson>;

export const TicketParams = Type.Object({ competition: Uuid, user: Uuid });
