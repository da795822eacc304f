import type { Announcement, AnnouncementBody } from '@topout/contract';
import type { TestApi } from '../../testing.ts';
import type { TestCompetition } from '../competitions/testing.ts';

/** Announces something to everybody, unless told otherwise, as the master judge. */
export async function anAnnouncement(
  api: TestApi,
  { id, master }: Pick<TestCompetition, 'id' | 'master'>,
  body: Partial<AnnouncementBody> = {},
): Promise<Announcement> {
  const reply = await api.call('POST', `/competitions/${id}/announcements`, {
    as: master,
    body: { text: 'Lunch until 13:00.', audience: 'EVERYBODY', ...body },
  });
  return reply.json<Announcement>();
}
