import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Competition,
  CompetitionBody,
  CompetitionParams,
  CompetitionPatch,
  Problem,
  SeenQuery,
} from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../authority/authority.ts';
import { isPublic } from '../board/board-access.ts';
import { whenHidden } from '../board/when-hidden.ts';
import { forbidden } from '../errors.ts';
import { requireUser } from '../http/session.ts';
import { changeCompetition } from './change-competition.ts';
import { createCompetition } from './create-competition.ts';
import { requireCreator } from './creators.ts';
import { makeOnce } from './make-once.ts';
import { showCompetition } from './show-competition.ts';

/** Making a competition, by any account; changing it, by its organiser side. */
export const changeCompetitionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions',
    {
      schema: {
        tags: ['Competitions'],
        summary: 'Make a competition; the caller becomes its master judge',
        body: CompetitionBody,
        response: { 201: Competition, '4xx': Problem },
      },
    },
    async (request, reply) => {
      const caller = requireUser(request);
      await requireCreator(app, request.session);
      const id = await makeOnce(app.db, caller, request.body.uuid, (tx) =>
        createCompetition(tx, caller, request.body),
      );
      return reply.code(201).send(await showCompetition(app, await authorityOf(app.db, id, caller)));
    },
  );

  app.patch(
    '/competitions/:competition',
    {
      schema: {
        tags: ['Competitions'],
        summary: 'Change settings, times, phases and judging areas: all of it or nothing',
        params: CompetitionParams,
        querystring: SeenQuery,
        body: CompetitionPatch,
        response: { 200: Competition, '4xx': Problem },
      },
    },
    async (request) => {
      const { competition } = request.params;
      const caller = requireUser(request);
      const authority = await authorityOf(app.db, competition, caller);
      if (!canManageSetup(authority.actor)) throw forbidden();
      const changed = await app.db.transaction((tx) =>
        changeCompetition(tx, authority, request.body, request.query.version),
      );
      for (const category of changed) app.boards.changed(competition, category);
      const now = await authorityOf(app.db, competition, caller);
      if (isPublic(authority) && !isPublic(now)) await whenHidden(app.db);
      return showCompetition(app, now);
    },
  );
};
