import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CheckBody,
  CheckReply,
  CompetitionParams,
  type Score,
  ScoresQuery,
  ScoresReply,
} from '@topout/contract';
import { canBulkScore } from '@topout/domain';
import { authorityOf } from '../../competition/authority/authority.ts';
import { conflict, forbidden, invalid, notFound, refusal } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { type ScoreRow, scoresOf, writeCheck } from './scores.queries.ts';

/**
 * What the grid of results reads, and the second check of entered results. Results themselves go through the
 * log.
 */
export const bulkScoringRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const requireBulkScore = async (competition: string, caller: string) => {
    const authority = await authorityOf(app.db, competition, caller);
    if (!canBulkScore(authority.actor)) throw forbidden();
    return authority;
  };

  // An address for people who look for the page on the API's host. (behaviour: calls#links-to-the-apis-host)
  app.get(
    '/competitions/:competition/bulk-scoring',
    { schema: { hide: true, params: CompetitionParams } },
    async ({ params }, reply) =>
      reply.redirect(`${app.config.publicUrl ?? ''}/${params.competition}/bulk-scoring`),
  );

  app.get(
    '/competitions/:competition/scores',
    {
      schema: {
        summary: 'All results of a route or an entry, with the versions that changes build on',
        params: CompetitionParams,
        querystring: ScoresQuery,
        response: { 200: ScoresReply },
      },
    },
    async (request) => {
      const { route = null, entry = null } = request.query;
      const { competition } = await requireBulkScore(request.params.competition, requireUser(request));
      if (route === null && entry === null)
        throw invalid('Name a route or an entry.', { route: ['Required'] });
      return { data: (await scoresOf(app.db, competition.uuid, { route, entry })).map(presentScore) };
    },
  );

  app.post(
    '/competitions/:competition/checks',
    {
      config: { boardsTellAll: true },
      schema: {
        summary: 'Confirm a result as a second person',
        params: CompetitionParams,
        body: CheckBody,
        response: { 200: CheckReply },
      },
    },
    async (request) => {
      const by = requireUser(request);
      const { entry, route, version } = request.body;
      const { competition } = await requireBulkScore(request.params.competition, by);
      const read = async () => (await scoresOf(app.db, competition.uuid, { entry, route }))[0];
      const score = await read();
      if (!score) throw notFound('result');
      if (score.version !== version) {
        throw conflict('stream.changed', 'This result has just changed. Please check.');
      }
      if (score.enteredBy?.uuid === by) {
        throw refusal(403, 'check.same_person', 'Somebody else must check what you entered.');
      }
      await writeCheck(app.db, competition.uuid, { entry, route, version, by });
      const checked = (await read())?.checked;
      if (!checked) throw conflict('stream.changed', 'This result has just changed. Please check.');
      return presentCheck(checked);
    },
  );
};

const presentScore = ({ attempts, checked, ...score }: ScoreRow): Score => ({
  ...score,
  attempts: attempts.map((attempt) => ({
    ...attempt,
    user: score.user,
    timestamp: new Date(attempt.timestamp).toISOString(),
  })),
  checked: checked && presentCheck(checked),
});

const presentCheck = ({ by, at }: NonNullable<ScoreRow['checked']>) => ({
  by,
  at: new Date(at).toISOString(),
});
