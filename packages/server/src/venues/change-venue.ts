import type { VenueBody, VenuePatch } from '@topout/contract';
import type { Tx } from '../db/database.ts';
import { conflict } from '../errors.ts';
import { newId } from '../ids.ts';
import { changeVenue } from '../setup/change-setup.ts';
import { requireOwnPicture } from '../media/own-picture.ts';
import { requireTimeZone } from './time-zone.ts';

/** Makes a venue. @returns its uuid @throws Refusal 400 for an unknown time zone */
export async function createVenue(tx: Tx, owner: string, venue: VenueBody): Promise<string> {
  requireTimeZone(venue.timeZone ?? 'UTC', 'timeZone');
  const id = newId();
  await tx.kysely
    .insertInto('venue')
    .values({ id, ownerId: owner, ...venue })
    .execute();
  return id;
}

/**
 * Changes a venue: what is sent and nothing else.
 *
 * @throws Refusal 404, 409, 400 for an unknown time zone, or a logo that the caller has not uploaded
 */
export async function patchVenue(
  tx: Tx,
  { venue, caller }: { readonly venue: string; readonly caller: string },
  { logo, ...patch }: VenuePatch,
  seen: number | undefined,
): Promise<void> {
  if (patch.timeZone !== undefined) requireTimeZone(patch.timeZone, 'timeZone');
  await changeVenue(tx, venue, seen);
  if (logo !== undefined) await setLogo(tx, venue, caller, logo);
  if (Object.keys(patch).length === 0) return;
  await tx.kysely.updateTable('venue').set(patch).where('id', '=', venue).execute();
}

/** The picture is the venue's from now on: it stays when whoever brought it leaves. What was there before goes. */
async function setLogo(tx: Tx, venue: string, caller: string, logo: string | null): Promise<void> {
  const { logoId: before } = await tx.kysely
    .selectFrom('venue')
    .select('logoId')
    .where('id', '=', venue)
    .executeTakeFirstOrThrow();
  if (logo !== null) {
    await requireOwnPicture(tx, caller, logo);
    await tx.kysely.updateTable('media').set({ ownerId: null }).where('id', '=', logo).execute();
  }
  await tx.kysely
    .updateTable('venue')
    .set({ logoId: logo, logoSvg: null, logoUrl: null })
    .where('id', '=', venue)
    .execute();
  if (before !== null) await tx.kysely.deleteFrom('media').where('id', '=', before).execute();
}

/** Deletes a venue with its maps and routes. @throws Refusal 404, 409 where a competition was or will be there */
export async function deleteVenue(tx: Tx, venue: string, seen: number | undefined): Promise<void> {
  await changeVenue(tx, venue, seen);
  const held = await tx.kysely
    .selectFrom('competitionVenue')
    .innerJoin('competition', 'competition.id', 'competitionVenue.competitionId')
    .select('competition.name')
    .where('venueId', '=', venue)
    .limit(1)
    .executeTakeFirst();
  if (held) throw conflict('venue.has_competitions', `“${held.name}” takes place at this venue.`);
  await setLogo(tx, venue, '', null);
  await tx.kysely.deleteFrom('venue').where('id', '=', venue).execute();
}
