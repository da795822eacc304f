import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  HeldParams,
  HeldQuery,
  LoggedCommandPage,
  ResolutionBody,
  ResolutionReply,
} from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { stageOfRoute } from '../../competition/authority/stages.ts';
import { notFound } from '../../platform/errors.ts';
import { loggedCommand } from '../log/log.queries.ts';
import { presentCommand } from '../log/present-command.ts';
import { requireUser } from '../../platform/http/session.ts';
import { attemptsOfUser } from '../attempts/attempts.queries.ts';
import { commandFromLog } from '../log/command-from-log.ts';
import { heldFor } from './held-for.ts';
import { isAttemptKind } from '../log/command.ts';
import { presentAttempts } from '../attempts/present-attempts.ts';
import { maySeeRoute } from '../queues/route-view.ts';

/** Taps that could not be applied: their judge and staff see them and settle them by hand. */
export const heldRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/held',
    {
      schema: {
        summary: 'Held commands waiting to be settled: all for staff, their own for judges',
        params: CompetitionParams,
        querystring: HeldQuery,
        response: { 200: LoggedCommandPage },
      },
    },
    async (request) => {
      const profile = requireUser(request);
      const authority = await authorityOf(app.db, request.params.competition, profile);
      const rows = await heldFor(app.db, authority, profile, request.query.mine);
      // A command can name anybody, on any route.
      const seen = rows.map((row) =>
        maySeeRoute(authority, row.route) ? row : { ...row, competitorName: null },
      );
      return {
        data: seen.map((row) => presentCommand(row, authority.competition)),
        metadata: { next: null },
      };
    },
  );

  app.post(
    '/competitions/:competition/commands/:command/resolution',
    {
      schema: {
        summary: 'Settle a held command: apply it to the current state, or discard it',
        params: HeldParams,
        body: ResolutionBody,
        response: { 200: ResolutionReply },
      },
    },
    async (request) => {
      const by = requireUser(request);
      const { params, body } = request;
      const authority = await authorityOf(app.db, params.competition, by);
      const { competition } = authority;
      const row = await loggedCommand(app.db, competition.uuid, params.command);
      if (row?.outcome !== 'HELD') throw notFound('held result');
      const command = commandFromLog(row);
      const [answer] = await app.commands.submit(competition.uuid, {
        kind: 'resolution',
        command,
        reason: row.reason ?? '',
        by,
        action: body.action,
      });
      if (!answer) throw notFound('held result');
      const streams =
        !isAttemptKind(command.kind) || command.competitor === null || !maySeeRoute(authority, command.route)
          ? []
          : await attemptsOfUser(
              app.db,
              competition.uuid,
              command.route,
              command.competitor,
              stageOfRoute(competition, command.route)?.uuid,
            );
      return { answer, attempts: streams.flatMap(presentAttempts) };
    },
  );
};
