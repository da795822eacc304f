import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CommandsReply, CompetitionParams, HandedOverBody, Problem } from '@topout/contract';
import { canJudge, canManageSetup } from '@topout/domain';
import { authorityOf } from '../../authority/authority.ts';
import { writeAudit } from '../../competitions/audit.ts';
import { forbidden, invalid } from '../../errors.ts';
import { requireUser } from '../../http/session.ts';
import { commandOf } from '../commands/command.ts';

/** Where the team brings what another judge's phone could not send. */
export const handedOverRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/commands/handed-over',
    {
      config: { boardsTellAll: true },
      schema: {
        tags: ['Scoring'],
        summary: 'Bring in what another judge logged: all of it is held until that judge or staff confirm it',
        params: CompetitionParams,
        body: HandedOverBody,
        response: { 200: CommandsReply, '4xx': Problem },
      },
    },
    async (request) => {
      const by = requireUser(request);
      const { competition } = request.params;
      const { judge, commands: sent } = request.body;
      const { actor, competition: snapshot } = await authorityOf(app.db, competition, by);
      if (!canJudge(actor) && !canManageSetup(actor)) throw forbidden();
      if (!snapshot.people.has(judge)) {
        throw invalid('Nobody in the team of this competition logged these.', { judge: ['Unknown judge'] });
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
