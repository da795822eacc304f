import { type ChangedBoard, raiseBoardsOf } from '../../competition/boards/boards-of.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { pictureStore } from '../../platform/media/choose-store.ts';
import { decodePicture, type Picture } from '../../platform/media/decode-picture.ts';
import { changeVenue } from '../../preparing/setup/change-setup.ts';
import type { CommandContext } from '../command.ts';
import type { CloudState, PictureCall } from './hall-calls.ts';
import { heard, stateOf } from './known-hall.ts';
import { takenBy } from './receive-news.ts';

interface Owner {
  /** Its uuid here. */
  readonly here: string;
  readonly media: string | null;
}

const knownStatement = {
  name: 'hall.owner_of_picture',
  text: `select 1 from hall_given where competition_id = $1 and id = $2
    union all select 1 from sponsor where competition_id = $1 and id = $2`,
};

const made = 'hall_given g where g.competition_id = $1 and g.id = $2 and g.made';

/** Whoever looks after themselves here, or whose parent does, keeps their picture. */
const ownerStatements = {
  PROFILE: {
    name: 'hall.person_of_picture',
    text: `select p.id as here, p.picture_id as media from profile p
      where p.id = (select g.here from ${made}) and p.anonymised_at is null
        and exists (select from registration r where r.competition_id = $1 and r.profile_id = p.id)
        and (p.picture_id is null or not exists (select from account a where a.profile_id in (p.id, p.parent_id)))`,
  },
  VENUE: {
    name: 'hall.venue_of_picture',
    text: `select v.id as here, v.logo_id as media from venue v
      where v.id = (select g.here from ${made}) and v.owner_id is null
        and exists (select from competition_venue h where h.competition_id = $1 and h.venue_id = v.id)`,
  },
  SPONSOR: {
    name: 'hall.sponsor_of_picture',
    text: 'select o.id as here, o.picture_id as media from sponsor o where o.competition_id = $1 and o.id = $2',
  },
};

const mediaStatement = {
  name: 'hall.add_media',
  text: `insert into media (id, owner_id, type, stored_at) values ($1, $2, 'image/jpeg', now())`,
};

/** The table itself frees the picture before. */
const pictureOfSponsor = (
  { kysely }: Tx,
  {
    competition,
    sponsor,
    media,
  }: Record<'competition' | 'sponsor', string> & { readonly media: string | null },
): Promise<unknown> =>
  kysely
    .updateTable('sponsor')
    .set({ pictureId: media })
    .where('competitionId', '=', competition)
    .where('id', '=', sponsor)
    .execute();

/** Whoever has just come to the hall comes with its next news. */
const early = () => conflict('hall.picture_early', 'The cloud does not know yet whose picture this is.');

interface Taken {
  readonly state: CloudState;
  readonly boards: readonly ChangedBoard[];
}

/**
 * Takes the picture of somebody, of a venue or of a sponsor that came from the hall; of nobody else. It is drawn anew, as if it had been
 * uploaded here.
 *
 * @throws Refusal 400 if it is none, 409 if nobody is known whose it is
 */
export async function receivePicture(
  { db, config }: Pick<CommandContext, 'db' | 'config'>,
  call: PictureCall,
): Promise<Taken> {
  const { competition, of, owner, jpeg } = call;
  const find = async (tx: Tx) => {
    const hall = await takenBy(tx, call);
    await heard(tx, hall);
    if (hall.handedBackAt !== null) return { state: stateOf(hall), found: undefined };
    if ((await tx.rows(knownStatement, [competition, owner])).length === 0) throw early();
    const [found] = await tx.rows<Owner>(ownerStatements[of], [competition, owner]);
    return { state: stateOf(hall), found };
  };
  const first = await db.transaction(find);
  if (!first.found) return { state: first.state, boards: [] };
  // It takes a while, in which nothing is locked.
  const pictures =
    jpeg === null ? null : await decodePicture(Buffer.from(jpeg, 'base64'), { whole: of === 'SPONSOR' });
  return db.transaction(async (tx) => {
    const { state, found } = await find(tx);
    const boards = found ? await attach(tx, found, pictures) : [];
    return { state, boards };
  });

  async function attach(
    tx: Tx,
    { here, media: before }: Owner,
    drawn: readonly Picture[] | null,
  ): Promise<ChangedBoard[]> {
    const media = drawn && newId();
    const boards = of === 'PROFILE' ? await raiseBoardsOf(tx, [here]) : [];
    if (of === 'VENUE') await changeVenue(tx, here, undefined);
    if (media && drawn) {
      await tx.rows(mediaStatement, [media, of === 'PROFILE' ? here : null]);
      await pictureStore(db, config).copy(tx, media, drawn);
    }
    if (of === 'PROFILE')
      await tx.kysely.updateTable('profile').set({ pictureId: media }).where('id', '=', here).execute();
    if (of === 'VENUE')
      await tx.kysely.updateTable('venue').set({ logoId: media }).where('id', '=', here).execute();
    if (of === 'SPONSOR') await pictureOfSponsor(tx, { competition, sponsor: here, media });
    else if (before !== null) await tx.kysely.deleteFrom('media').where('id', '=', before).execute();
    return boards;
  }
}
