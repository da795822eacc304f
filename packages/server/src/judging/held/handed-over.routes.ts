import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CommandsReply, CompetitionParams, HandedOverBody } from '@topout/contract';
import { canJudge, canManageSetup } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { writeAudit } from '../../competition/audit.ts';
import { forbidden, invalid } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { commandOf } from '../log/command.ts';

/** Where the team brings in what another judge's phone could not send. */
export const handedOverRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/commands/handed-over',
    {
      config: { boardsTellAll: true },
      schema: {
        summary: 'Bring in another judge’s results: all are held until that judge or staff confirm them',
        params: CompetitionParams,
        body: HandedOverBody,
        response: { 200: CommandsReply },
      },
    },
    async (request) => {
      const by = requireUser(request);
      const { competition } = request.params;
      const { judge, commands: sent } = request.body;
      const { actor, competition: snapshot } = await authorityOf(app.db, competition, by);
      if (!canJudge(actor) && !canManageSetup(actor)) throw forbidden();
      if (!snapshot.people.has(judge)) {
        throw invalid('Nobody on this competition’s team logged these.', { judge: ['Unknown judge'] });
      }
      const commands = sent.map((command) => commandOf(command, judge));
      const answers = await app.commands.submit(competition, {
        kind: 'commands',
        mode: 'handed-over',
        commands,
      });
      await app.db.transaction((tx) =>
        writeAudit(tx, {
          competition,
          actor: by,
          kind: 'results.handed_over',
          details: { judge, commands: commands.map(({ id }) => id) },
        }),
      );
      return { data: [...answers] };
    },
  );
};
