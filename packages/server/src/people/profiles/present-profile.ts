import type { Profile } from '@topout/contract';
import { pictureUrl } from '../../platform/media/picture-url.ts';
import type { ProfileRow } from './profile.queries.ts';

/** A profile as its owner sees it (behaviour: people#profile). */
export function presentProfile(row: ProfileRow): Profile {
  return {
    uuid: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    name: `${row.firstName} ${row.lastName}`.trim(),
    yearOfBirth: row.yearOfBirth,
    gender: row.gender,
    picture: row.pictureId,
    pictureSource: row.pictureId === null ? null : 'MEDIA',
    pictureUrl: pictureUrl(row.pictureId),
    fullNamePublic: row.fullNamePublic,
    email: row.email,
    emailConfirmed: row.emailConfirmed,
    parent: row.parentId,
    creationTime: row.createdAt.toISOString(),
  };
}
