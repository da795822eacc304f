import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, QueueWall, QueueWallQuery, type Screen } from '@topout/contract';
import { canJudge, canManageSetup, judgingClosed, publicName } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import type { StageRef } from '../../competition/authority/competition-snapshot.ts';
import { forbidden } from '../../platform/errors.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { readScreens } from './screen.queries.ts';
import { readWall } from './queue-wall.queries.ts';

/**
 * The queues on a wall: public as long as organisers let a screen of the hall show them. An overlay that says who is next has
 * all queues, and they are public as long as it is on air. So has the clock, as long as it is a page of the hall's screens.
 */
export const queueWallRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/queue-wall',
    {
      schema: {
        security: forEverybody,
        summary: 'The queues that climbers join, as a screen of the hall shows them',
        params: CompetitionParams,
        querystring: QueueWallQuery,
        response: { 200: QueueWall },
      },
    },
    async ({ params, query, session }) => {
      const { competition, actor, phase } = await authorityOf(app.db, params.competition, session.profile);
      const screens = await readScreens(app.db, competition.uuid);
      const onAir = screens.some(
        ({ name, overlay }) => name === query.screen && overlay?.pages.includes('next') === true,
      );
      const ofClock =
        query.clock === true && screens.some((screen) => showsClock(screen, competition.stages));
      const organises = canManageSetup(actor);
      const all = onAir || ofClock || (query.clock === true && (organises || canJudge(actor)));
      if (!all && !organises && !screens.some(({ shows }) => shows === 'QUEUES'))
        throw forbidden('No screen shows the queues.');
      const joined = [...competition.selfQueuedOf.values()].flatMap((of) => [...of]);
      const routes = all ? [...competition.routes.keys()] : [...new Set(joined)];
      // A place means nothing once nobody climbs.
      const waiting = judgingClosed(phase) ? [] : await readWall(app.db, competition.uuid, routes);
      const rows = new Map(waiting.map((row) => [row.route, row]));
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

/** Whether the clock is among the pages of a screen of the hall: a stage stands for it there. */
const showsClock = ({ overlay, shows, categories }: Screen, stages: readonly StageRef[]): boolean =>
  !overlay && shows === 'BOARDS' && stages.some(({ uuid }) => categories.includes(uuid));
