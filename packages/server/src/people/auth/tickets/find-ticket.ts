import { readTicketCode } from '@topout/domain';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { rateLimited, refusal } from '../../../platform/errors.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { isWithin, minute, type RateLimit, rateLimiter } from '../../../platform/http/rate-limit.ts';
import { inEqualTime } from '../equal-time.ts';
import { type PrintedTicket, ticketCodes } from './ticket-codes.ts';
import { ticketHolds } from './ticket-holds.ts';

/** Codes that nobody has, from one address. Typing mistakes do not count: the check character finds them. */
const wrongFromOne: RateLimit = { times: 30, perMs: 10 * minute };
/**
 * Codes that nobody has, from everywhere: above what one address can try. Until then a code that somebody has
 * signs in also from an address where others guess, so that one guesser locks no hall out.
 */
const wrongFromAll: RateLimit = { times: 20_000, perMs: 60 * minute };
/** How long those wait who guess. */
const guesserWaitSeconds = 20;
/** Sign-ins to one competition: several phones for everybody, at once. */
const inOneCompetition: RateLimit = { times: 3_000, perMs: 60 * minute };

export interface FoundTicket extends PrintedTicket {
  /** As the competition shows it. */
  readonly name: string;
}

type FindTicket = (request: Pick<FastifyRequest, 'ip'>, typed: string) => Promise<FoundTicket>;

const statement = {
  name: 'ticket.find',
  text: `select t.competition_id as competition, t.profile_id as profile, t.serial,
      trim(x.first_name || ' ' || x.last_name) as name
    from ticket t join entrant x on x.competition_id = t.competition_id and x.id = t.profile_id
    where t.code_hash = $1 and ${ticketHolds}`,
};

/**
 * Finds the ticket of a typed code. An unknown code and a revoked one get the same answer, in the same time.
 * Refuses 400 a typing mistake, 404 a code that signs nobody in, 429 too many.
 */
export async function ticketFinder(db: Database): Promise<FindTicket> {
  const codes = await ticketCodes(db);
  const countAddress = rateLimiter('ticket.address', wrongFromOne);
  const countAll = rateLimiter('ticket.all', wrongFromAll);
  const countCompetition = rateLimiter('ticket.competition', inOneCompetition);
  return async ({ ip }, typed) => {
    const code = readTicketCode(typed);
    if (code === null) throw refusal(400, 'ticket.mistyped', 'That code has a typing mistake.');
    const address = countAddress(db, networkOf(ip));
    const guesses = !(await isWithin(address));
    const [found] = await inEqualTime(db.rows<FoundTicket>(statement, [codes.hashOf(code)]));
    const all = countAll(db, 'all');
    const calm = await isWithin(all);
    if (guesses && !(found && calm)) throw rateLimited(guesserWaitSeconds);
    if (!found)
      throw refusal(
        404,
        'ticket.unknown',
        'This code signs nobody in any more. Ask at the desk for a new one.',
      );
    if (!guesses) await (await address)();
    if (calm) await (await all)();
    await countCompetition(db, found.competition);
    return found;
  };
}
