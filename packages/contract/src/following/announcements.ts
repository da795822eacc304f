import { type Static, Type } from 'typebox';
import { announcementAudiences, longest } from '@topout/domain';
import { Body, Instant, Line, Nullable, oneOf, Uuid } from '../common.ts';

/** What organisers tell people, in plain text. */
export const Announcement = Type.Object({
  uuid: Uuid,
  text: Type.String(),
  audience: oneOf(announcementAudiences),
  /** With the audience `CATEGORY`: which one. */
  category: Nullable(Uuid),
  /** With the audience `WAVE`: which session. */
  wave: Nullable(Uuid),
  madeAt: Instant,
  /** For organisers: who wrote it; null = somebody who is gone. */
  madeBy: Nullable(Type.String()),
  /** For organisers: nobody else sees it any more. */
  withdrawnAt: Nullable(Instant),
});
export type Announcement = Static<typeof Announcement>;

/** Those for the caller, newest first. */
export const Announcements = Type.Object({ data: Type.Array(Announcement) });
export type Announcements = Static<typeof Announcements>;

/**
 * `category` is needed for the audience `CATEGORY`, and only there; so is `wave` for `WAVE`. `uuid` is chosen by the caller:
 * sent again, it is announced once.
 */
export const AnnouncementBody = Body({
  uuid: Type.Optional(Uuid),
  text: Line(longest.announcement),
  audience: oneOf(announcementAudiences),
  category: Type.Optional(Uuid),
  wave: Type.Optional(Uuid),
});
export type AnnouncementBody = Static<typeof AnnouncementBody>;

export const AnnouncementParams = Type.Object({ competition: Uuid, announcement: Uuid });

/**
 * Topic `announcements`, for everybody. `event: announcements` comes first, and whenever something was announced
 * or withdrawn: read the list again. `recent`: something was in the last two minutes, as far as the node knows;
 * who has read the list within one minute need not read it again otherwise.
 */
export const AnnouncementsChange = Type.Object({ competition: Uuid, recent: Type.Boolean() });
export type AnnouncementsChange = Static<typeof AnnouncementsChange>;
