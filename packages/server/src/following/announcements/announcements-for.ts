import type { Announcement } from '@topout/contract';
import { canManageSetup, hears } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Database } from '../../platform/db/database.ts';
import type { RequestSession } from '../../platform/http/session.ts';
import { categoriesOf, readAnnouncements } from './announcements.queries.ts';
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
  const isPersonal = rows.some(({ audience }) => audience === 'CATEGORY');
  const categories =
    climber !== null && isPersonal && !organises ? await categoriesOf(db, competition.uuid, climber) : none;
  return rows
    .filter((row) => hears({ actor, categories }, row) && (organises || row.withdrawnAt === null))
    .map((row) => (organises ? row : { ...row, madeBy: null }))
    .map(presentAnnouncement);
}
