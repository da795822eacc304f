import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, HistoryLinePage, HistoryPeople, HistoryQuery } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { pageBefore } from '../../platform/http/page.ts';
import { requireUser } from '../../platform/http/session.ts';
import { requireRouteView } from '../../judging/queues/route-view.ts';
import { historyPeople } from './history-people.queries.ts';
import { historyOf } from '../../judging/log/log.queries.ts';
import { presentCommand } from '../../judging/log/present-command.ts';

const perPage = 50;

/** Who changed which result and queue, when and from which device. */
export const historyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/history',
    {
      schema: {
        summary: 'The log of commands, newest first: all of it for staff, that of a route for its judges',
        params: CompetitionParams,
        querystring: HistoryQuery,
        response: { 200: HistoryLinePage },
      },
    },
    async (request) => {
      const profile = requireUser(request);
      const { params, query } = request;
      const authority = await authorityOf(app.db, params.competition, profile);
      const route = query.route ?? null;
      if (!canManageSetup(authority.actor)) {
        if (route === null) throw forbidden();
        requireRouteView(authority, route);
      }
      const { competition } = authority;
      const rows = await historyOf(app.db, competition.uuid, {
        entry: query.entry ?? null,
        competitor: query.competitor ?? null,
        route,
        person: query.person ?? null,
        before: query.before ?? null,
        limit: perPage + 1,
      });
      return pageBefore(
        request,
        rows.map((row) => ({ ...presentCommand(row, competition), undo: row.undo })),
        perPage,
      );
    },
  );

  app.get(
    '/competitions/:competition/history/people',
    {
      schema: {
        summary: 'Whom the history tells of: everybody entered in any stage, and those who were once',
        params: CompetitionParams,
        response: { 200: HistoryPeople },
      },
    },
    async (request) => {
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
      return { data: await historyPeople(app.db, competition.uuid) };
    },
  );
};
