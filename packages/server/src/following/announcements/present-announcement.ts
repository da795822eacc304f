import type { Announcement } from '@topout/contract';
import type { AnnouncementRow } from './announcements.queries.ts';

/** As organisers see it. */
export const presentAnnouncement = ({ madeAt, withdrawnAt, ...row }: AnnouncementRow): Announcement => ({
  ...row,
  madeAt: madeAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});
