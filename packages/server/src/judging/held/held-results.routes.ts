import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  HeldQuery,
  HeldResults,
  HeldSettlementBody,
  ResolutionReply,
} from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { stageOfRoute } from '../../competition/authority/stages.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { loggedCommands } from '../log/log.queries.ts';
import { requireUser } from '../../platform/http/session.ts';
import { attemptsOfUser } from '../attempts/attempts.queries.ts';
import { commandFromLog } from '../log/command-from-log.ts';
import { heldFor } from './held-for.ts';
import { readReport } from './held-reports.ts';
import { heldResults } from './held-results.ts';
import { presentAttempts } from '../attempts/present-attempts.ts';
import { maySeeRoute } from '../queues/route-view.ts';
import type { HeldCommand } from '../decide/submission.ts';

/** Held commands as results, for people to decide about. */
export const heldResultsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/held-results',
    {
      schema: {
        summary:
          'Held results, one line for each competitor and route, with the caller’s options: all for staff, their own for judges',
        params: CompetitionParams,
        querystring: HeldQuery,
        response: { 200: HeldResults },
      },
    },
    async (request) => {
      const by = requireUser(request);
      const authority = await authorityOf(app.db, request.params.competition, by);
      const rows = await heldFor(app.db, authority, by, request.query.mine);
      if (rows.length === 0) return { data: [] };
      const maySee = (route: string) => maySeeRoute(authority, route);
      const asked = { db: app.db, competition: authority.competition.uuid, by, maySee };
      return { data: await app.db.transaction((tx) => heldResults(tx, asked, rows)) };
    },
  );

  app.post(
    '/competitions/:competition/held-results/settlement',
    {
      schema: {
        summary: 'Settle one held result: keep the counting one, take the held one, or count both',
        params: CompetitionParams,
        body: HeldSettlementBody,
        response: { 200: ResolutionReply },
      },
    },
    async (request) => {
      const by = requireUser(request);
      const { take, version, commands, others = [] } = request.body;
      const authority = await authorityOf(app.db, request.params.competition, by);
      const { competition } = authority;
      const { uuid } = competition;
      const rows = await loggedCommands(app.db, uuid, [...commands, ...others]);
      if (rows.length < new Set([...commands, ...others]).size) throw notFound('held result');
      const [chosen, left] = [commands, others].map((ids) => rows.filter(({ id }) => ids.includes(id)));
      const report = await readReport(app.db, uuid, chosen ?? []);
      const attempts = take === 'BOTH' ? report.added : report.attempts;
      if (attempts === null) {
        throw invalid('This version changes existing attempts, so the two cannot both count.', {
          take: ['Not both'],
        });
      }
      const held = (some: typeof rows = []): HeldCommand[] =>
        some.map((row) => ({ command: commandFromLog(row), reason: row.reason ?? '' }));
      const settling = { take, version, attempts, by, commands: held(chosen), others: held(left) };
      const [answer] = await app.commands.submit(uuid, { kind: 'settlement', ...settling });
      const [first] = rows;
      if (!answer || !first) throw notFound('held result');
      const stage = stageOfRoute(competition, first.route)?.uuid;
      const streams =
        first.competitor === null || !maySeeRoute(authority, first.route)
          ? []
          : await attemptsOfUser(app.db, uuid, first.route, first.competitor, stage);
      return { answer, attempts: streams.flatMap(presentAttempts) };
    },
  );
};
