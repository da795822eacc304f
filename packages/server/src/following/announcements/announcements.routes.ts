import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Announcement,
  AnnouncementBody,
  AnnouncementParams,
  Announcements,
  CompetitionParams,
} from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { minute, rateLimiter } from '../../platform/http/rate-limit.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { announce, withdrawAnnouncement } from './announce.ts';
import { announcementsFor } from './announcements-for.ts';

/** Every one may ring on hundreds of phones. */
const perCompetition = rateLimiter('announcements', { times: 10, perMs: 10 * minute });

/** What organisers tell everybody, a category, a session, judges or staff. */
export const announcementsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/announcements',
    {
      schema: {
        security: forEverybody,
        summary: 'What was announced to the caller, newest first',
        params: CompetitionParams,
        response: { 200: Announcements },
      },
    },
    async ({ params, session }) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      return { data: await announcementsFor(app.db, authority, session) };
    },
  );

  app.post(
    '/competitions/:competition/announcements',
    {
      schema: {
        summary:
          'Announce something to everybody, a category, a session, judges or staff; sent again, it is announced once',
        params: CompetitionParams,
        body: AnnouncementBody,
        response: { 201: Announcement },
      },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const { uuid } = authority.competition;
      const made = await app.db.transaction((tx) =>
        announce(tx, authority, request.body, () => perCompetition(tx, uuid)),
      );
      app.announcements.changed(uuid);
      return reply.code(201).send(made);
    },
  );

  app.delete(
    '/competitions/:competition/announcements/:announcement',
    {
      schema: {
        summary: 'Withdraw an announcement',
        params: AnnouncementParams,
        response: { 200: Announcement },
      },
    },
    async (request) => {
      const { competition, announcement } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const withdrawn = await app.db.transaction((tx) => withdrawAnnouncement(tx, authority, announcement));
      app.announcements.changed(authority.competition.uuid);
      return withdrawn;
    },
  );
};
