import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Empty,
  TeamBody,
  TeamMemberParams,
  TeamMoveBody,
  TeamParams,
  Teams,
} from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockCompetition } from '../enter/enter.ts';
import { createTeam, deleteTeam, renameTeam } from './change-teams.ts';
import { putInTeam } from './join-team.ts';
import { showTeams } from './show-teams.ts';

/** Teams, as organisers make them and move people. (behaviour: teams#organisers) */
export const teamsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const change = async ({ competition }: Authority, write: (tx: Tx) => Promise<unknown>): Promise<Teams> => {
    await app.db.transaction(async (tx) => {
      await lockCompetition(tx, competition.uuid);
      await write(tx);
    });
    return showTeams(app.db, competition.uuid);
  };

  app.get(
    '/competitions/:competition/teams',
    {
      schema: {
        summary: 'All teams with their members and codes, and everybody without a team',
        params: CompetitionParams,
        response: { 200: Teams },
      },
    },
    async (request) => {
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
      return showTeams(app.db, competition.uuid);
    },
  );

  app.post(
    '/competitions/:competition/teams',
    {
      schema: { summary: 'Add a team', params: CompetitionParams, body: TeamBody, response: { 201: Teams } },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      return reply
        .code(201)
        .send(await change(authority, (tx) => createTeam(tx, authority, request.body.name)));
    },
  );

  app.patch(
    '/competitions/:competition/teams/:team',
    { schema: { summary: 'Rename a team', params: TeamParams, body: TeamBody, response: { 200: Teams } } },
    async (request) => {
      const { competition, team } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      return change(authority, (tx) => renameTeam(tx, authority, team, request.body.name));
    },
  );

  app.delete(
    '/competitions/:competition/teams/:team',
    {
      schema: {
        summary: 'Delete a team; its members stay entered, without a team',
        params: TeamParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, team } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      await change(authority, (tx) => deleteTeam(tx, authority, team));
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/competitions/:competition/team-members/:user',
    {
      schema: {
        summary: 'Put somebody into a team, or out of any',
        params: TeamMemberParams,
        body: TeamMoveBody,
        response: { 200: Teams },
      },
    },
    async (request) => {
      const { competition, user } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      return change(authority, (tx) => putInTeam(tx, authority, user, request.body.team));
    },
  );
};
