import type { TabletSessionBody } from '@topout/contract';
import { normaliseCompetitorNumber, readTicketCode } from '@topout/domain';
import type { Database } from '../../../platform/db/database.ts';
import { firstRow } from '../../../platform/db/first-row.ts';
import { invalid, refusal } from '../../../platform/errors.ts';
import { minute, type RateLimit, rateLimiter } from '../../../platform/http/rate-limit.ts';
import { secretHash } from '../../../platform/secrets.ts';
import { ticketCodes } from '../tickets/ticket-codes.ts';
import { ticketHolds } from '../tickets/ticket-holds.ts';
import { opensCardOf, tabletHolds } from './tablet-holds.ts';

/** Numbers that nobody has, at one tablet: typing mistakes, and no search through all numbers. */
const wrongAtOne: RateLimit = { times: 20, perMs: 10 * minute };
/** Cards opened at one tablet: one every twelve seconds. */
const cardsAtOne: RateLimit = { times: 300, perMs: 60 * minute };

/** A climber whose card a tablet opens. */
export interface TabletClimber {
  readonly tablet: string;
  readonly competition: string;
  readonly profile: string;
  /** As the competition shows it. */
  readonly name: string;
}

type FindClimber = (body: TabletSessionBody) => Promise<TabletClimber>;

const statements = {
  tablet: {
    name: 'tablet.find',
    text: `select d.id as tablet, d.competition_id as competition from desk_tablet d
      where d.secret_hash = $1 and ${tabletHolds}`,
  },
  climber: {
    name: 'tablet.climber',
    text: `select x.id as profile, trim(x.first_name || ' ' || x.last_name) as name
      from entrant x
      where x.competition_id = $1 and ${opensCardOf('x.competition_id', 'x.id')} and (
        x.competitor_number = $2 or x.id = $3 or x.id = (select t.profile_id from ticket t
          where t.competition_id = $1 and t.code_hash = $4 and ${ticketHolds}))`,
  },
  used: {
    name: 'tablet.used',
    text: 'update desk_tablet set used_at = now() where competition_id = $1 and id = $2',
  },
};

/**
 * Finds whose card a tablet opens.
 *
 * Refuses 401 a tablet that was taken back, 400 a typing mistake in a code, 404 what nobody here has, 429 too many.
 */
export async function climberFinder(db: Database): Promise<FindClimber> {
  const codes = await ticketCodes(db);
  const countWrong = rateLimiter('tablet.wrong', wrongAtOne);
  const countCards = rateLimiter('tablet.cards', cardsAtOne);
  return async ({ secret, number, code, user }) => {
    const said = [number, code, user].filter((one) => one !== undefined);
    if (said.length !== 1) throw invalid('Say a number, a code or a person.', { number: ['One of three.'] });
    const ticket = code === undefined ? null : readTicketCode(code);
    if (code !== undefined && ticket === null)
      throw refusal(400, 'ticket.mistyped', 'That code has a typing mistake.');
    const tablet = await firstRow<Pick<TabletClimber, 'tablet' | 'competition'>>(db, statements.tablet, [
      secretHash(secret),
    ]);
    if (!tablet)
      throw refusal(401, 'tablet.ended', 'This tablet opens no cards any more. Staff can set it up again.');
    const giveBack = await countWrong(db, tablet.tablet);
    const climber = await firstRow<Pick<TabletClimber, 'profile' | 'name'>>(db, statements.climber, [
      tablet.competition,
      number === undefined ? null : normaliseCompetitorNumber(number),
      user ?? null,
      ticket && codes.hashOf(ticket),
    ]);
    if (!climber) throw refusal(404, 'tablet.nobody', 'Nobody can log here with that number. Ask the staff.');
    await giveBack();
    await countCards(db, tablet.tablet);
    await db.rows(statements.used, [tablet.competition, tablet.tablet]);
    return { ...tablet, ...climber };
  };
}
