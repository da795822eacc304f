import type { Queries } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { minute, rateLimiter } from '../../platform/http/rate-limit.ts';
import { findDevice, type KnownDevice } from './devices.queries.ts';

/** More than a device of many lanes tells, also where lines are bad. */
const perDevice = rateLimiter('timing.device', { times: 240, perMs: minute });

/** Tokens that are not known. Whoever makes them up shares the hall's address with its devices, and silences none. */
const unknown = rateLimiter('timing.unknown', { times: 60, perMs: minute });

/**
 * The device whose token this is.
 *
 * @throws Refusal 403 for a token that is unknown, revoked or of another competition; 429 for too many of those from
 * one address, or too many readings of one device
 */
export async function requireDevice(
  db: Queries,
  competition: string,
  { ip, token }: { readonly ip: string; readonly token: string },
): Promise<KnownDevice> {
  const known = await findDevice(db, competition, token);
  await (known ? perDevice(db, known.device) : unknown(db, networkOf(ip)));
  if (!known) throw forbidden('This token is unknown, or was revoked. Ask the organisers for another one.');
  return known;
}
