import type { SponsorBody, SponsorPatch } from '@topout/contract';
import { mostSponsors } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { requireOwnPicture } from '../../platform/media/own-picture.ts';
import { seenText } from '../../platform/seen-text.ts';
import { readStoredSponsors, type StoredSponsor } from './sponsors.queries.ts';

/**
 * Adds a sponsor as the last. Sent again with its id, it is there once, as it was sent last. The caller locks the
 * competition.
 *
 * @throws Refusal 400 for a name that nobody sees, or a picture that the caller has not uploaded; 409 if there are enough
 */
export async function addSponsor(
  tx: Tx,
  authority: Authority,
  { uuid = newId(), name, picture }: SponsorBody,
): Promise<void> {
  const { uuid: competition } = authority.competition;
  const id = uuid.toLowerCase();
  const stored = await readStoredSponsors(tx, competition);
  const known = stored.find((one) => one.uuid === id);
  if (known) {
    const [sameName, samePicture] = [visible(name) === known.name, picture === known.picture];
    return changeSponsor(tx, authority, id, { ...(!sameName && { name }), ...(!samePicture && { picture }) });
  }
  const shown = shownOf(stored);
  requireRoom(shown);
  const columns = { name: visible(name), pictureId: await taken(tx, authority, picture) };
  await tx.kysely
    .insertInto('sponsor')
    .values({ ...columns, competitionId: competition, id, position: shown.length + 1 })
    .execute();
  await auditOf(tx, authority, 'sponsor.added', { sponsor: id, name: columns.name });
}

/**
 * Changes a sponsor’s name or picture, removes it, or takes that back. The caller locks the competition.
 *
 * @throws Refusal as `addSponsor`; 404; 409 for another name or picture of one that was removed
 */
export async function changeSponsor(
  tx: Tx,
  authority: Authority,
  sponsor: string,
  { name, picture, removed }: SponsorPatch,
): Promise<void> {
  const { uuid: competition } = authority.competition;
  const before = (await readStoredSponsors(tx, competition)).find(({ uuid }) => uuid === sponsor);
  if (!before) throw notFound('sponsor');
  const columns: Columns = {
    ...(name !== undefined && { name: visible(name) }),
    ...(picture !== undefined && { pictureId: await taken(tx, authority, picture) }),
  };
  if (Object.keys(columns).length > 0) {
    if (before.removed && removed !== false)
      throw conflict('sponsor.removed', 'Somebody else has removed this sponsor.');
    await update(tx, competition, sponsor, columns);
    await auditOf(tx, authority, 'sponsor.changed', { sponsor, name: columns.name ?? before.name });
  }
  if (removed === undefined || removed === before.removed) return;
  if (!removed) await makeRoom(tx, competition, sponsor, before.position);
  await update(tx, competition, sponsor, { removedAt: removed ? new Date() : null });
  const kind = removed ? 'sponsor.removed' : 'sponsor.restored';
  await auditOf(tx, authority, kind, { sponsor, name: columns.name ?? before.name });
}

/** Puts the sponsors that are shown in order. The caller locks the competition. @throws Refusal 409 */
export async function orderSponsors(
  tx: Tx,
  { competition }: Authority,
  order: readonly string[],
): Promise<void> {
  const shown = await shownIn(tx, competition.uuid);
  const same = order.length === shown.length && shown.every((sponsor) => order.includes(sponsor));
  if (!same) throw conflict('sponsors.changed', 'Somebody else changed the sponsors. Please look again.');
  await number(tx, competition.uuid, order);
}

/** One that comes back stands where it stood. @throws Refusal 409 */
async function makeRoom(tx: Tx, competition: string, sponsor: string, position: number): Promise<void> {
  const shown = await shownIn(tx, competition);
  requireRoom(shown);
  await number(tx, competition, shown.toSpliced(position - 1, 0, sponsor));
}

async function number(tx: Tx, competition: string, order: readonly string[]): Promise<void> {
  for (const [index, sponsor] of order.entries())
    await update(tx, competition, sponsor, { position: index + 1 });
}

async function shownIn(tx: Tx, competition: string): Promise<string[]> {
  return shownOf(await readStoredSponsors(tx, competition));
}

const shownOf = (stored: readonly StoredSponsor[]): string[] =>
  stored.filter(({ removed }) => !removed).map(({ uuid }) => uuid);

function requireRoom(shown: readonly string[]): void {
  if (shown.length < mostSponsors) return;
  throw conflict('sponsors.full', `A competition has up to ${mostSponsors} sponsors.`);
}

/** @throws Refusal 400 */
function visible(typed: string): string {
  const name = seenText(typed);
  if (name === '') throw invalid('A sponsor has a name.', { name: ['Required'] });
  return name;
}

/**
 * The picture now belongs to the competition: it stays when whoever uploaded it leaves, and the table frees it.
 *
 * @throws Refusal 400 for one that the caller has not uploaded
 */
async function taken(tx: Tx, { actor }: Authority, picture: string | null): Promise<string | null> {
  if (picture === null) return null;
  await requireOwnPicture(tx, actor.profile ?? '', picture);
  await tx.kysely.updateTable('media').set({ ownerId: null }).where('id', '=', picture).execute();
  return picture;
}

interface Columns {
  readonly name?: string;
  readonly pictureId?: string | null;
  readonly position?: number;
  readonly removedAt?: Date | null;
}

const update = (tx: Tx, competition: string, sponsor: string, columns: Columns) =>
  tx.kysely
    .updateTable('sponsor')
    .set(columns)
    .where('competitionId', '=', competition)
    .where('id', '=', sponsor)
    .execute();
