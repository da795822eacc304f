import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, QueueWall, ScreenQuery } from '@topout/contract';
import { canManageSetup, publicName } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forbidden } from '../../platform/errors.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { readScreens } from './screen.queries.ts';
import { readWall } from './queue-wall.queries.ts';

/**
 * The queues on a wall: public as long as organisers let a screen of the hall show them. An overlay that says who is next has
 * all queues, and they are public as long as it is on air.
 */
export const queueWallRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/queue-wall',
    {
      schema: {
        security: forEverybody,
        summary: 'The queues that climbers join, as a screen of the hall shows them',
        params: CompetitionParams,
        querystring: ScreenQuery,
        response: { 200: QueueWall },
      },
    },
    async ({ params, query, session }) => {
      const { competition, actor } = await authorityOf(app.db, params.competition, session.profile);
      const screens = await readScreens(app.db, competition.uuid);
      const onAir = screens.some(
        ({ name, overlay }) => name === query.screen && overlay?.pages.includes('next') === true,
      );
      if (!onAir && !canManageSetup(actor) && !screens.some(({ shows }) => shows === 'QUEUES'))
        throw forbidden('No screen shows the queues.');
      const joined = [...competition.selfQueuedOf.values()].flatMap((of) => [...of]);
      const routes = onAir ? [...competition.routes.keys()] : [...new Set(joined)];
      const rows = new Map((await readWall(app.db, competition.uuid, routes)).map((row) => [row.route, row]));
      return {
        data: routes.map((route) => ({
          route,
          waiting: rows.get(route)?.waiting ?? 0,
          next: (rows.get(route)?.next ?? []).map(({ user, call, ...person }) => {
            const { firstName, lastName } = publicName(person, competition.year);
            return { user, name: `${firstName} ${lastName}`.trim(), call };
          }),
        })),
      };
    },
  );
};
