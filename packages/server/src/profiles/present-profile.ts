import type { Profile } from '@topout/contract';
import { pictureUrl } from '../entries/picture-url.ts';
import type { ProfileRow } from './profile.queries.ts';

/** A profile as its owner sees it (spec 1 §3). */
export function presentProfile(row: ProfileRow): Profile {
  return {
    uuid: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    name: `${row.first_name} ${row.last_name}`.trim(),
    year_of_birth: row.year_of_birth,
    gender: row.gender,
    picture: row.picture_id,
    picture_source: row.picture_id === null ? null : 'MEDIA',
    picture_url: pictureUrl(row.picture_id),
    full_name_public: row.full_name_public,
    email: row.email,
    email_confirmed: row.email_confirmed,
    parent: row.parent_id,
    creation_time: row.created_at.toISOString(),
  };
}
