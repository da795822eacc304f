import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CommandsBody, CommandsReply, CompetitionParams } from '@topout/contract';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import { minute, rateLimiter } from '../../platform/http/rate-limit.ts';
import { requireUser } from '../../platform/http/session.ts';
import { commandOf } from '../log/command.ts';

/**
 * More than a phone has left to send when its judge loses the role, so that nothing is lost, and no more than
 * people can look through.
 */
const ofTheRevoked = { times: 20, perMs: 60 * minute };

/** More than a family of five logs for itself: a tap is one, and so are ten that were sent together. */
const ofClimbers = { times: 600, perMs: 60 * minute };
const together = 10;

/** Receives the taps from the phones of judges, and of climbers who score themselves. */
export const commandsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const countRevoked = rateLimiter('commands.revoked', ofTheRevoked);
  const countClimbers = rateLimiter('commands.climbers', ofClimbers);

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
      const actor = requireUser(request);
      const { competition } = request.params;
      const standing = snapshotsOf(app.db).latest(competition)?.people.get(actor);
      const { commands: sent } = request.body;
      if (standing?.state === 'revoked') await countRevoked(app.db, `${competition} ${actor}`);
      if (standing?.state !== 'active') {
        for (let n = 0; n < sent.length; n += together)
          await countClimbers(app.db, `${competition} ${actor}`);
      }
      const commands = sent.map((command) => commandOf(command, actor));
      const answers = await app.commands.submit(competition, { kind: 'commands', mode: 'hold', commands });
      app.lastSeen.touch(competition, actor, request.body.unsent);
      return { data: [...answers] };
    },
  );
};
