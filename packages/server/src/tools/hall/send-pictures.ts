import { type CommandContext, CommandFault } from '../command.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { pictureStore } from '../../platform/media/choose-store.ts';
import { reasonOf } from '../../platform/start-fault.ts';
import { ask, type Cloud, CloudFault } from './cloud.ts';
import { biggestPicture } from './hall-calls.ts';

/** By which somebody of the competition, one of its venues or a sponsor is shown. Whom the cloud knows by another uuid, it looks after. */
const shown = `
  select 'PROFILE' as "of", p.id as owner, p.picture_id as media from profile p
  join registration r on r.profile_id = p.id and r.competition_id = $1
  where not exists (select from mirror m where m.competition_id = $1 and m.people ? p.id::text)
  union all
  select 'VENUE', v.id, v.logo_id from venue v
  join competition_venue h on h.venue_id = v.id and h.competition_id = $1
  union all
  select 'SPONSOR', o.id, o.picture_id from sponsor o where o.competition_id = $1`;

const newStatement = {
  name: 'hall.new_pictures',
  text: `select x.* from (${shown}) x
    left join mirror_picture s on s.competition_id = $1 and s.owner_id = x.owner
    where x.media is distinct from s.media_id order by x.owner limit $2`,
};

const noteStatement = {
  name: 'hall.note_picture',
  text: `insert into mirror_picture (competition_id, owner_id, media_id, sent) values ($1, $2, $3, true)
    on conflict (competition_id, owner_id) do update set media_id = excluded.media_id, sent = true`,
};

const hadStatement = {
  name: 'hall.had_pictures',
  text: `insert into mirror_picture (competition_id, owner_id, media_id, sent)
    select $1, x.owner, x.media, false from (${shown}) x where x.media is not null`,
};

const forgetStatement = {
  name: 'hall.forget_pictures',
  text: 'delete from mirror_picture where competition_id = $1 and sent',
};

interface NewPicture {
  readonly of: 'PROFILE' | 'VENUE' | 'SPONSOR';
  readonly owner: string;
  readonly media: string | null;
}

/** Notes which pictures came with the competition: the cloud has them. */
export const noteHad = (tx: Queries, competition: string): Promise<unknown> =>
  tx.rows(hadStatement, [competition]);

/** All that came from here is sent again, as the cloud may have lost it. */
export const forgetSent = (db: Queries, competition: string): Promise<unknown> =>
  db.rows(forgetStatement, [competition]);

/**
 * Sends the cloud some pictures that it lacks, each in a call of its own: no news wait for them. What it cannot read as a
 * picture, it is not sent again.
 *
 * @returns how many there were
 * @throws CloudFault if the line broke, or somebody is not there yet; CommandFault if they cannot be read here
 */
export async function sendPictures(
  { db, config }: Pick<CommandContext, 'db' | 'config'>,
  cloud: Cloud,
  { most, signal }: { readonly most: number; readonly signal?: AbortSignal },
): Promise<number> {
  const { competition } = cloud;
  const found = await db.rows<NewPicture>(newStatement, [competition, most]);
  const store = pictureStore(db, config);
  for (const { of, owner, media } of found) {
    const bytes = media === null ? null : await store.read(media, 300).catch(unreadable);
    const jpeg = bytes && Buffer.from(bytes).toString('base64');
    // One that is gone by now is found as a change.
    if (media === null || (jpeg && jpeg.length <= biggestPicture))
      await ask(cloud, 'picture', { of, owner, jpeg }, signal).catch((error: unknown) => {
        if (!(error instanceof CloudFault) || error.status !== notTaken) throw error;
      });
    await note(db, competition, owner, media);
  }
  return found.length;
}

/** The cloud cannot read it as a picture. */
const notTaken = 400;

function unreadable(error: unknown): never {
  throw new CommandFault(`Pictures cannot be read: ${reasonOf(error)}.`);
}

const note = (db: Database, competition: string, owner: string, media: string | null): Promise<unknown> =>
  db.rows(noteStatement, [competition, owner, media]);
