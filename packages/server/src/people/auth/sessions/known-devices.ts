import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { newSecret, secretHash } from '../../../platform/secrets.ts';

const cookieName = 'topout_device';
const yearSeconds = 31_536_000;
const mostPerAccount = 40;

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{20,100})(?:;|$)`).exec(headers.cookie ?? '')?.[1];

/** The same browser in the same place, for browsers without cookies. */
const placeOf = ({ ip, headers }: FastifyRequest): string =>
  `${networkOf(ip)} ${headers['user-agent'] ?? ''}`;

const find = {
  name: 'device.find',
  text: 'select device from known_device where account_id = $1 and device = any ($2)',
};

/**
 * @returns what identifies a caller who has signed in to an account before, the device before the place; null
 * = a stranger
 */
export async function knownDevice(
  db: Queries,
  account: string | null,
  request: FastifyRequest,
): Promise<string | null> {
  const wanted = [cookieOf(request), placeOf(request)].filter((each) => each !== undefined);
  const known = await db.rows<{ device: Buffer }>(find, [account, wanted.map(secretHash)]);
  return wanted.find((each) => known.some(({ device }) => secretHash(each).equals(device))) ?? null;
}

/** Whether this very browser has signed in to the account before. */
export async function isKnownBrowser(
  db: Queries,
  account: string,
  request: FastifyRequest,
): Promise<boolean> {
  const cookie = cookieOf(request);
  if (cookie === undefined) return false;
  return (await db.rows(find, [account, [secretHash(cookie)]])).length > 0;
}

const remember = {
  name: 'device.remember',
  text: `insert into known_device (account_id, device) select $1, unnest($2::bytea[])
    on conflict (account_id, device) do update set seen_at = now()`,
};
const forget = {
  name: 'device.forget',
  text: `delete from known_device where account_id = $1 and device in (
    select device from known_device where account_id = $1 order by seen_at desc, device offset $2)`,
};

/** Gives a person who has just proved to be the owner their own allowance on this device. Sets its cookie. */
export async function rememberDevice(
  tx: Queries,
  account: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const cookie = cookieOf(request) ?? newSecret();
  await tx.rows(remember, [account, [cookie, placeOf(request)].map(secretHash)]);
  await tx.rows(forget, [account, mostPerAccount]);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${cookieName}=${cookie}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
