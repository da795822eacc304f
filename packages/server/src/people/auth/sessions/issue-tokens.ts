import type { TokenReply } from '@topout/contract';
import type { Queries } from '../../../platform/db/database.ts';
import type { TicketOf } from '../../../platform/http/session.ts';
import { newId } from '../../../platform/ids.ts';
import { newSecret, secretHash } from '../../../platform/secrets.ts';

const minute = 60;
/** Seconds. Short, because the server trusts any holder. */
const accessSeconds = 30 * minute;
/**
 * Seconds. Guests do not refresh: longer than the ten hours after which the product asks again (behaviour:
 * signing-in#tokens).
 */
const guestSeconds = 12 * 60 * minute;
export const refreshDays = 30;
/** Characters of a browser's name that are kept. */
const mostAgent = 300;

/** A token without a person. */
export async function issueGuestToken(queries: Queries): Promise<TokenReply> {
  return { ...(await issueAccess(queries, null, guestSeconds)) };
}

/**
 * Starts a family of tokens: one sign-in on one device.
 *
 * @param proven whether it began with a password or a mailed link
 */
export async function startFamily(
  queries: Queries,
  account: string,
  userAgent: string,
  proven = true,
): Promise<string> {
  const id = newId();
  await queries.kysely
    .insertInto('sessionFamily')
    .values({ id, accountId: account, userAgent: userAgent.slice(0, mostAgent), proven })
    .execute();
  return id;
}

/** The same for a ticket, in its present serial. It proves nothing about a person. */
export async function startTicketFamily(
  queries: Queries,
  { competition, profile, serial }: TicketOf & { readonly serial: number },
  userAgent: string,
): Promise<string> {
  const id = newId();
  const ticket = { ticketCompetitionId: competition, ticketProfileId: profile, ticketSerial: serial };
  await queries.kysely
    .insertInto('sessionFamily')
    .values({ id, ...ticket, userAgent: userAgent.slice(0, mostAgent), proven: false })
    .execute();
  return id;
}

/** The same for a climber at a tablet that is handed round. It proves nothing about a person. */
export async function startTabletFamily(
  queries: Queries,
  tablet: string,
  { competition, profile }: TicketOf,
  userAgent: string,
): Promise<string> {
  const id = newId();
  const climber = { tabletCompetitionId: competition, tabletId: tablet, tabletProfileId: profile };
  await queries.kysely
    .insertInto('sessionFamily')
    .values({ id, ...climber, userAgent: userAgent.slice(0, mostAgent), proven: false })
    .execute();
  return id;
}

/**
 * Issues a new pair in a family.
 *
 * @param parent hash of the refresh token it replaces
 */
export async function issuePair(
  queries: Queries,
  family: string,
  parent: Buffer | null = null,
): Promise<TokenReply & { refreshToken: string }> {
  const access = await issueAccess(queries, family, accessSeconds);
  const refreshToken = newSecret();
  await queries.rows(insertRefresh, [secretHash(refreshToken), family, refreshDays, parent]);
  return { ...access, refreshToken };
}

async function issueAccess(queries: Queries, family: string | null, expiresIn: number): Promise<TokenReply> {
  const accessToken = newSecret();
  await queries.rows(insertAccess, [secretHash(accessToken), family, expiresIn]);
  return { accessToken, tokenType: 'Bearer', expiresIn };
}

const insertAccess = {
  name: 'insert_access_token',
  text: 'insert into access_token (hash, family_id, expires_at) values ($1, $2, now() + make_interval(secs => $3))',
};
const insertRefresh = {
  name: 'insert_refresh_token',
  text: `insert into refresh_token (hash, family_id, expires_at, parent)
    values ($1, $2, now() + make_interval(days => $3), $4)`,
};
