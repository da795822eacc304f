import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Competition,
  CompetitionBody,
  CompetitionParams,
  CompetitionPatch,
  DeleteQuery,
  Empty,
  SeenQuery,
} from '@topout/contract';
import { canDeleteCompetition } from '@topout/domain';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { authorityOf } from '../../competition/authority/authority.ts';
import { isPublic } from '../../competition/boards/board-access.ts';
import { whenHidden } from '../../competition/boards/when-hidden.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { changeCompetition } from './change-competition.ts';
import { createCompetition } from './create-competition.ts';
import { requireCreator } from './creators.ts';
import { deleteCompetition } from './delete-competition.ts';
import { makeOnce } from './make-once.ts';
import { showCompetition } from '../../following/competitions/show-competition.ts';

/**
 * Creating a competition, by any account; changing it, by its organiser side; deleting it, by its master
 * judge.
 */
export const changeCompetitionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions',
    {
      schema: {
        summary: 'Create a competition; the caller becomes its master judge',
        body: CompetitionBody,
        response: { 201: Competition },
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
        summary: 'Change settings, times, phases and judging areas, all or nothing',
        params: CompetitionParams,
        querystring: SeenQuery,
        body: CompetitionPatch,
        response: { 200: Competition },
      },
    },
    async (request) => {
      const { competition } = request.params;
      const caller = requireUser(request);
      const authority = await authorityToOrganise(app.db, request, competition);
      const changed = await app.db.transaction((tx) =>
        changeCompetition(tx, authority, request.body, request.query.version),
      );
      for (const category of changed) app.boards.changed(competition, category);
      const now = await authorityOf(app.db, competition, caller);
      if (isPublic(authority) && !isPublic(now)) await whenHidden(app.db);
      return showCompetition(app, now);
    },
  );

  app.delete(
    '/competitions/:competition',
    {
      schema: {
        summary: 'Delete a competition without results for good; its master judge must type its name',
        params: CompetitionParams,
        querystring: DeleteQuery,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const { actor } = await authorityOf(app.db, competition, requireUser(request));
      if (!canDeleteCompetition(actor)) throw forbidden();
      await app.db.transaction((tx) => deleteCompetition(tx, competition, request.query.name));
      return reply.code(204).send(null);
    },
  );
};
