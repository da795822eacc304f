import type { Sponsor } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { pictureUrl } from '../../platform/media/picture-url.ts';

const list = {
  name: 'sponsor.list',
  text: `
    select id as uuid, name, position, picture_id as picture, removed_at is not null as removed
    from sponsor where competition_id = $1 order by position, id`,
};

/** A sponsor, also one that was removed. */
export interface StoredSponsor {
  readonly uuid: string;
  readonly name: string;
  /** From 1; that of one that was removed is where it comes back. */
  readonly position: number;
  /** A media’s uuid. */
  readonly picture: string | null;
  readonly removed: boolean;
}

/** All sponsors of a competition in their order, removed ones among them. */
export const readStoredSponsors = (db: Queries, competition: string): Promise<StoredSponsor[]> =>
  db.rows<StoredSponsor>(list, [competition]);

/** The sponsors that are shown, in their order. */
export async function readSponsors(db: Queries, competition: string): Promise<Sponsor[]> {
  const stored = await readStoredSponsors(db, competition);
  return stored
    .filter(({ removed }) => !removed)
    .map(({ uuid, name, picture }) => ({ uuid, name, pictureUrl: pictureUrl(picture) }));
}
