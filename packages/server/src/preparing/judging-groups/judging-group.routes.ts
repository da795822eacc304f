import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Empty,
  JudgingGroup,
  JudgingGroupBody,
  JudgingGroupParams,
  JudgingGroupPatch,
  SeenQuery,
} from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { readJudgingGroups } from '../../following/competitions/competition.queries.ts';
import { presentJudgingGroup } from '../../following/competitions/present-competition.ts';
import { notFound } from '../../platform/errors.ts';
import { changeJudgingGroups, createJudgingGroup, deleteJudgingGroup } from './change-judging-group.ts';

/**
 * Judging groups: which judges look after which routes. For the organiser side. (behaviour:
 * routes#judging-areas)
 */
export const judgingGroupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const shown = async ({ competition: { uuid: competition }, actor }: Authority, group: string) => {
    const groups = await readJudgingGroups(app.db, competition);
    const found = groups.find(({ uuid }) => uuid === group);
    if (!found) throw notFound('judging area');
    return presentJudgingGroup(found, actor);
  };

  app.post(
    '/competitions/:competition/judging-groups',
    {
      schema: {
        summary: 'Add a judging area, with its judges and routes; a route leaves every other area',
        params: CompetitionParams,
        body: JudgingGroupBody,
        response: { 201: JudgingGroup },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const group = await app.db.transaction((tx) => createJudgingGroup(tx, authority, request.body));
      return reply.code(201).send(await shown(authority, group));
    },
  );

  app.patch(
    '/competitions/:competition/judging-groups/:group',
    {
      schema: {
        summary: 'Rename a judging area, or set its judges or routes; a route leaves every other area',
        params: JudgingGroupParams,
        body: JudgingGroupPatch,
        response: { 200: JudgingGroup },
      },
    },
    async (request) => {
      const { competition, group } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const patch = { ...request.body, uuid: group };
      await app.db.transaction((tx) => changeJudgingGroups(tx, authority, [patch]));
      return shown(authority, group);
    },
  );

  app.delete(
    '/competitions/:competition/judging-groups/:group',
    {
      schema: {
        summary: 'Delete a judging area; its routes are then in no area',
        params: JudgingGroupParams,
        querystring: SeenQuery,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, group } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const { version } = request.query;
      await app.db.transaction((tx) => deleteJudgingGroup(tx, authority, group, version));
      return reply.code(204).send(null);
    },
  );
};
