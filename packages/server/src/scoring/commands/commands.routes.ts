import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CommandsBody, CommandsReply, CompetitionParams, Problem } from '@topout/contract';
import { snapshotsOf } from '../../authority/snapshots.ts';
import { minute, rateLimiter } from '../../http/rate-limit.ts';
import { requireUser } from '../../http/session.ts';
import { commandOf } from './command.ts';

/** More than a phone has left to send when its judge's role is taken away, so that nothing is lost; and no more than people look through. */
const ofTheRevoked = { times: 20, perMs: 60 * minute };

/** Where judges' phones bring what was tapped. */
export const commandsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const countRevoked = rateLimiter('commands.revoked', ofTheRevoked);

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
      const standing = snapshotsOf(app.db).held(competition)?.people.get(actor);
      if (standing?.state === 'revoked') await countRevoked(app.db, `${competition} ${actor}`);
      const commands = request.body.commands.map((command) => commandOf(command, actor));
      const answers = await app.commands.submit(competition, { kind: 'commands', mode: 'hold', commands });
      app.lastSeen.touch(competition, actor, request.body.unsent);
      return { data: [...answers] };
    },
  );
};
