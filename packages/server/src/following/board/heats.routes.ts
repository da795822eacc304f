import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Heats, LeaderboardQuery, Problem } from '@topout/contract';
import { canManageSetup, routeRights } from '@topout/domain';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { categoryOf, requireAudience } from '../../competition/boards/board-access.ts';
import { latestReadings } from '../../judging/timing/readings.queries.ts';
import { forbidden } from '../../platform/errors.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import type { BoardModel } from './board-model.ts';
import { heatsOf } from './heats-of.ts';
import { streamVersions } from './heats.queries.ts';

/** Everybody who follows a bracket asks after each change: the public answer is made once. */
const made = new WeakMap<BoardModel, Heats>();

/**
 * Refuses people who may not see all of a category's lanes. Judges need start lists, whether or not they may see the board.
 *
 * @throws Refusal 403
 */
function requireLanes({ actor, rules, phase, competition }: Authority, category: string): void {
  const routes = competition.routesOf.get(category) ?? [];
  const seesAll = routes.every(({ uuid }) => routeRights(actor, rules, uuid, phase).canView);
  if (!canManageSetup(actor) && (routes.length === 0 || !seesAll)) throw forbidden();
}

export const heatsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/leaderboard/heats',
    {
      schema: {
        security: forEverybody,
        tags: ['Leaderboard'],
        summary: 'Start list and runs of a category that is scored as speed',
        params: CompetitionParams,
        querystring: LeaderboardQuery,
        response: { 200: Heats, '4xx': Problem },
      },
    },
    async ({ params, query, session }) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      const category = categoryOf(authority, query);
      const { uuid } = authority.competition;
      if (query.audience === 'staff') {
        requireLanes(authority, category);
        // Read first: a version may be older than the runs shown, and never newer.
        const versionOf = await streamVersions(app.db, uuid, category);
        const readingOf = await latestReadings(app.db, uuid, category);
        const { model, year } = await app.boards.model(uuid, category);
        return heatsOf(model, { category, audience: 'staff', year }, { versionOf, readingOf });
      }
      requireAudience(authority, 'public');
      const { model, year } = await app.boards.model(uuid, category);
      const known = made.get(model);
      if (known?.version === model.version) return known;
      const heats = heatsOf(model, { category, audience: 'public', year }, null);
      made.set(model, heats);
      return heats;
    },
  );
};
