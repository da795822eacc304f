import type { VenueBody, VenuePatch } from '@topout/contract';
import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { changeVenue } from '../setup/change-setup.ts';
import { requireOwnPicture } from '../../platform/media/own-picture.ts';
import { requireVenueJudgedHere } from './where-climbed.ts';
import { requireTimeZone } from '../../competition/authority/time-zone.ts';

/** Creates a venue. @returns its uuid @throws Refusal 400 for an unknown time zone */
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
 * Changes only the fields sent of a venue.
 *
 * @throws Refusal 404; 409, also for the time zone of a competition that a hall has; 400 for an unknown time zone, or a logo that the caller has not uploaded
 */
export async function patchVenue(
  tx: Tx,
  { venue, caller }: { readonly venue: string; readonly caller: string },
  { logo, ...patch }: VenuePatch,
  seen: number | undefined,
): Promise<void> {
  if (patch.timeZone !== undefined) requireTimeZone(patch.timeZone, 'timeZone');
  await changeVenue(tx, venue, seen);
  // Its time zone is that of its competitions.
  if (patch.timeZone !== undefined) await requireVenueJudgedHere(tx, venue);
  if (logo !== undefined) await setLogo(tx, venue, caller, logo);
  if (Object.keys(patch).length === 0) return;
  await tx.kysely.updateTable('venue').set(patch).where('id', '=', venue).execute();
}

/**
 * The picture now belongs to the venue: it stays when the person who uploaded it leaves. Deletes the previous
 * one.
 */
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

/**
 * Deletes a venue with its maps and routes. @throws Refusal 404, 409 if a competition was or will be held
 * there
 */
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
