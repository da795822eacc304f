import { genders } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { SessionItem } from './auth.ts';
import { Body, Instant, Line, Nullable, oneOf, Uuid, YearOfBirth } from './common.ts';

const Name = Line(100);

/** A profile as its owner sees it (spec 1 §3). */
export const Profile = Type.Object({
  uuid: Uuid,
  first_name: Type.String(),
  last_name: Type.String(),
  name: Type.String(),
  year_of_birth: Nullable(YearOfBirth),
  gender: Nullable(oneOf(genders)),
  picture: Nullable(Uuid),
  picture_source: Nullable(Type.Literal('MEDIA')),
  picture_url: Nullable(Type.String()),
  full_name_public: Type.Boolean(),
  /** Null for children. */
  email: Nullable(Type.String()),
  /** Whether the address is known to be theirs. False for children. */
  email_confirmed: Type.Boolean(),
  parent: Nullable(Uuid),
  creation_time: Instant,
});
export type Profile = Static<typeof Profile>;
export const ProfileList = Type.Array(Profile);

export const ProfilePatch = Body({
  first_name: Type.Optional(Name),
  last_name: Type.Optional(Name),
  year_of_birth: Type.Optional(YearOfBirth),
  gender: Type.Optional(oneOf(genders)),
  picture: Type.Optional(Nullable(Uuid)),
  picture_source: Type.Optional(Type.Literal('MEDIA')),
  full_name_public: Type.Optional(Type.Boolean()),
});
export type ProfilePatch = Static<typeof ProfilePatch>;

export const ChildBody = Body({
  /** Given by whoever asks: what is sent again, because no answer came, makes no second child. */
  uuid: Type.Optional(Uuid),
  first_name: Name,
  last_name: Name,
  year_of_birth: YearOfBirth,
  gender: oneOf(genders),
  full_name_public: Type.Optional(Type.Boolean()),
});
export type ChildBody = Static<typeof ChildBody>;

/** `uuid` or `me`. */
export const ProfileParams = Type.Object({ profile: Type.Union([Uuid, Type.Literal('me')]) });

export const MediaBody = Body({
  type: Type.String({ maxLength: 100 }),
  capture_time: Type.Optional(Nullable(Instant)),
});
export const Media = Type.Object({
  uuid: Uuid,
  url: Type.String(),
  signed_upload_url: Type.String(),
  type: Type.String(),
  capture_time: Nullable(Instant),
});
export type Media = Static<typeof Media>;

/** All that is kept about somebody and their children: theirs to take along. */
export const ProfileExport = Type.Object({
  exported_at: Instant,
  profile: Profile,
  children: ProfileList,
  sessions: Type.Array(SessionItem),
  /** Which texts were accepted, and when. */
  consents: Type.Array(
    Type.Object({ document: Type.String(), version: Type.String(), accepted_at: Instant }),
  ),
  roles: Type.Array(Type.Object({ competition: Type.String(), role: Type.String() })),
  entries: Type.Array(
    Type.Object({
      competition: Type.String(),
      category: Type.String(),
      competitor: Uuid,
      competitor_number: Nullable(Type.String()),
      status: Type.String(),
      entered_at: Instant,
      attempts: Type.Array(
        Type.Object({
          route: Type.String(),
          number: Type.Integer(),
          success: Type.Boolean(),
          segments_count: Type.Number(),
          used_last_hold: Type.Boolean(),
          duration_ms: Nullable(Type.Integer()),
          notes: Type.String(),
          timestamp: Instant,
        }),
      ),
    }),
  ),
});
export type ProfileExport = Static<typeof ProfileExport>;
