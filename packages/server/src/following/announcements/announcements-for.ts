import type { Announcement } from '@topout/contract';
import { type AnnouncementAudience, canManageSetup, hears } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Database } from '../../platform/db/database.ts';
import type { RequestSession } from '../../platform/http/session.ts';
import { categoriesOf, readAnnouncements, wavesOf } from './announcements.queries.ts';
import { presentAnnouncement } from './present-announcement.ts';

const none: ReadonlySet<string> = new Set();

/** What the caller may read, newest first. Only organisers see who wrote it, and what was withdrawn. */
export async function announcementsFor(
  db: Database,
  { actor, competition }: Authority,
  { profile, ticket }: RequestSession,
): Promise<Announcement[]> {
  const climber = ticket?.competition === competition.uuid ? ticket.profile : profile;
  const organises = canManageSetup(actor);
  const rows = await readAnnouncements(db, competition.uuid);
  /** Asks only where somebody's own announcements are among them. */
  const own = async (wanted: AnnouncementAudience, read: typeof categoriesOf) =>
    climber !== null && !organises && rows.some(({ audience }) => audience === wanted)
      ? read(db, competition.uuid, climber)
      : none;
  const listener = {
    actor,
    categories: await own('CATEGORY', categoriesOf),
    waves: await own('WAVE', wavesOf),
  };
  return rows
    .filter((row) => hears(listener, row) && (organises || row.withdrawnAt === null))
    .map((row) => (organises ? row : { ...row, madeBy: null }))
    .map(presentAnnouncement);
}
