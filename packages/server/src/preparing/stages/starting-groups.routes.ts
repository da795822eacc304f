import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, MoveToGroupBody, StageParams, StartingGroupsBody } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { drawGroups } from './draw-groups.ts';
import { moveToGroup } from './move-to-group.ts';
import { requireStage } from '../../competition/require-stage.ts';

/** Who climbs with whom in a stage: drawn, then corrected by hand. For the organiser side. */
export const startingGroupsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/stages/:stage/starting-groups',
    {
      schema: {
        summary: 'Divide the entries of a stage into starting groups, ranked separately and merged by place',
        params: StageParams,
        body: StartingGroupsBody,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const stage = requireStage(authority, request.params.stage);
      const { groups } = request.body;
      const changed = await app.db.transaction((tx) => drawGroups(tx, authority, stage, groups));
      for (const category of changed) app.boards.changed(competition, category);
      return reply.code(204).send(null);
    },
  );

  app.patch(
    '/competitions/:competition/stages/:stage/starting-groups',
    {
      schema: {
        summary: 'Move a person to another starting group by hand',
        params: StageParams,
        body: MoveToGroupBody,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const stage = requireStage(authority, request.params.stage);
      const category = await app.db.transaction((tx) => moveToGroup(tx, authority, stage, request.body));
      app.boards.changed(competition, category);
      return reply.code(204).send(null);
    },
  );
};
