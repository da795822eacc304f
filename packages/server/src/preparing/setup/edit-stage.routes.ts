import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Competition,
  CompetitionParams,
  Empty,
  NewStageBody,
  SeenQuery,
  StageParams,
  StagePatch,
} from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { showCompetition } from '../../following/competitions/show-competition.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { changeStage, createStage, deleteStage } from './stages.ts';

/** Stages: qualification, semi-final, final. For the organiser side. */
export const editStageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const shown = async (id: string, caller: string | null) =>
    showCompetition(app, await authorityOf(app.db, id, caller));

  app.post(
    '/competitions/:competition/stages',
    {
      schema: {
        summary: 'Add a stage, last in order; sent again, it is added once',
        params: CompetitionParams,
        querystring: SeenQuery,
        body: NewStageBody,
        response: { 201: Competition },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const { version } = request.query;
      await app.db.transaction((tx) => createStage(tx, authority, request.body, version));
      return reply.code(201).send(await shown(competition, authority.actor.profile));
    },
  );

  app.patch(
    '/competitions/:competition/stages/:stage',
    {
      schema: {
        summary: 'Rename a stage, move it among the stages, or change its scoring',
        params: StageParams,
        querystring: SeenQuery,
        body: StagePatch,
        response: { 200: Competition },
      },
    },
    async (request) => {
      const { competition, stage } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const { version } = request.query;
      const changed = await app.db.transaction((tx) =>
        changeStage(tx, authority, stage, request.body, version),
      );
      for (const category of changed) app.boards.changed(competition, category);
      return shown(competition, authority.actor.profile);
    },
  );

  app.delete(
    '/competitions/:competition/stages/:stage',
    {
      schema: {
        summary: 'Delete a stage without entries, with its categories and their route groups',
        params: StageParams,
        querystring: SeenQuery,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, stage } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const changed = await app.db.transaction((tx) =>
        deleteStage(tx, authority, stage, request.query.version),
      );
      for (const category of changed) app.boards.changed(competition, category);
      return reply.code(204).send(null);
    },
  );
};
