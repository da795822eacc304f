import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CommandsBody, CommandsReply, CompetitionParams } from '@topout/contract';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import { minute, rateLimiter } from '../../platform/http/rate-limit.ts';
import { requireClimber } from '../../platform/http/session.ts';
import { commandOf } from '../log/command.ts';

/**
 * More than a phone has left to send when its judge loses the role, so that nothing is lost, and no more than
 * people can look through.
 */
const ofTheRevoked = { times: 20, perMs: 60 * minute };

/** Receives the taps from judges' phones. */
export const commandsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const countRevoked = rateLimiter('commands.revoked', ofTheRevoked);

  app.post(
    '/competitions/:competition/commands',
    {
      config: { boardsTellAll: true },
      schema: {
        summary: 'Apply up to 50 commands, in order; hold those that cannot be applied',
        params: CompetitionParams,
        body: CommandsBody,
        response: { 200: CommandsReply },
      },
    },
    async (request) => {
      const { competition } = request.params;
      const actor = requireClimber(request, competition);
      const standing = snapshotsOf(app.db).latest(competition)?.people.get(actor);
      if (standing?.state === 'revoked') await countRevoked(app.db, `${competition} ${actor}`);
      const commands = request.body.commands.map((command) => commandOf(command, actor));
      const answers = await app.commands.submit(competition, { kind: 'commands', mode: 'hold', commands });
      app.lastSeen.touch(competition, actor, request.body.unsent);
      return { data: [...answers] };
    },
  );
};
