import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CommandsBody, CommandsReply, CompetitionParams, Problem } from '@topout/contract';
import { requireUser } from '../http/session.ts';
import { commandOf } from './command.ts';

/** Where judges' phones bring what was tapped. */
export const commandsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/commands',
    {
      config: { boardsTellAll: true },
      schema: {
        tags: ['Scoring'],
        summary: 'Apply up to 50 commands, in order; what cannot be applied is held',
        params: CompetitionParams,
        body: CommandsBody,
        response: { 200: CommandsReply, '4xx': Problem },
      },
    },
    async (request) => {
      const actor = requireUser(request);
      const { competition } = request.params;
      const commands = request.body.commands.map((command) => commandOf(command, actor));
      const answers = await app.commands.submit(competition, { kind: 'commands', mode: 'hold', commands });
      app.lastSeen.touch(competition, actor, request.body.unsent);
      return { data: [...answers] };
    },
  );
};
