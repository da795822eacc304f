import { anAnnouncement } from '../../following/announcements/testing.ts';
import { aCompetition } from '../../following/competitions/testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** What organisers tell people. */
export const announcementCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/announcements',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      await anAnnouncement(api, competition);
      return { url: `/competitions/${competition.id}/announcements` };
    },
  },
  {
    call: 'POST /competitions/{competition}/announcements',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { id, master, categories } = await aCompetition(api.db);
      const body = { text: 'Warm up now.', audience: 'CATEGORY', category: categories[0] };
      return { url: `/competitions/${id}/announcements`, as: master, body };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/announcements/{announcement}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { uuid } = await anAnnouncement(api, competition);
      return { url: `/competitions/${competition.id}/announcements/${uuid}`, as: competition.master };
    },
  },
];
