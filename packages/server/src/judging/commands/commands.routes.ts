import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CommandsBody, CommandsReply, CompetitionParams } from '@topout/contract';
import { forbidden } from '../../platform/errors.ts';
import { requireCard } from '../../platform/http/session.ts';
import { countSent } from './climber-limit.ts';
import { withWitnesses } from './witness-keys.ts';
import { commandOf } from '../log/command.ts';

/** Receives the taps from the phones of judges, and of climbers who score themselves. */
export const commandsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/commands',
    {
      config: { boardsTellAll: true, decidedUnderLock: true },
      schema: {
        summary: 'Apply up to 50 commands, in order; hold those that cannot be applied',
        params: CompetitionParams,
        body: CommandsBody,
        response: { 200: CommandsReply },
      },
    },
    async (request) => {
      const { competition } = request.params;
      const actor = requireCard(request, competition);
      const { tablet } = request.session;
      const { commands: sent } = request.body;
      // Whoever types a number is taken for that person, and for nobody's parent.
      if (tablet !== null && sent.some(({ competitor }) => competitor !== actor)) throw forbidden();
      await countSent(app.db, {
        competition,
        actor,
        competitors: sent.map(({ competitor }) => competitor),
      });
      const commands = await withWitnesses(
        app.db,
        competition,
        sent.map((command) => commandOf(command, actor, tablet)),
      );
      const answers = await app.commands.submit(competition, { kind: 'commands', mode: 'hold', commands });
      app.lastSeen.touch(competition, actor, request.body.unsent);
      return { data: [...answers] };
    },
  );
};
