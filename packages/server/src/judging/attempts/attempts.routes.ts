import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  AttemptsPatch,
  AttemptsPut,
  AttemptsQuery,
  type AttemptsReply as Reply,
  AttemptsReply,
  RouteParams,
} from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { requireUser } from '../../platform/http/session.ts';
import { attemptsOf, oneUser } from './attempts-of.ts';
import { countSent } from '../commands/climber-limit.ts';
import { callCommand } from '../commands/call-command.ts';
import { attemptOf, type ScoringCommand } from '../log/command.ts';
import { meantCompetition } from './infer-competition.ts';

const reply = { 200: AttemptsReply };
const schema = { params: RouteParams, querystring: AttemptsQuery, response: reply };

/** The attempts on a route: thin calls on top of the command log. */
export const attemptsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** Puts one command through the log and returns the resulting state. */
  async function submit(
    { route, actor }: { readonly route: string; readonly actor: string },
    query: { readonly user: string; readonly competition?: string },
    said: Pick<ScoringCommand, 'kind'> & Partial<Pick<ScoringCommand, 'base' | 'attempts'>>,
  ): Promise<Reply> {
    const competitor = oneUser(query.user);
    const competition = await meantCompetition(app.db, route, query);
    await countSent(app.db, { competition, actor, competitors: [competitor] });
    const command = callCommand({ ...said, actor, route, competitor });
    await app.commands.submit(competition, { kind: 'commands', mode: 'refuse', commands: [command] });
    app.lastSeen.touch(competition, actor);
    return attemptsOf(app.db, await authorityOf(app.db, competition, actor), route, competitor);
  }

  app.get(
    '/routes/:route/attempts',
    { schema: { ...schema, summary: 'Attempts of one competitor, or of all, on a route' } },
    async ({ params, query, session }) => {
      const { route } = params;
      const competition = await meantCompetition(app.db, route, query);
      const authority = await authorityOf(app.db, competition, session.profile);
      return attemptsOf(app.db, authority, route, query.user);
    },
  );

  app.patch(
    '/routes/:route/attempts',
    { schema: { ...schema, summary: 'Append attempts', body: AttemptsPatch } },
    async (request) => {
      const actor = requireUser(request);
      const { params, query, body } = request;
      const now = new Date().toISOString();
      return submit({ route: params.route, actor }, query, {
        kind: 'attempts.append',
        attempts: body.attempts.map((attempt) => attemptOf(attempt, actor, now)),
      });
    },
  );

  app.put(
    '/routes/:route/attempts',
    {
      schema: { ...schema, summary: 'Replace the attempts, based on the version seen', body: AttemptsPut },
    },
    async (request) => {
      const actor = requireUser(request);
      const { params, query, body } = request;
      const now = new Date().toISOString();
      return submit({ route: params.route, actor }, query, {
        kind: 'attempts.replace',
        base: body.base ?? null,
        attempts: body.attempts.map((attempt) => attemptOf(attempt, actor, now)),
      });
    },
  );

  app.delete(
    '/routes/:route/attempts',
    { schema: { ...schema, summary: 'Clear the attempts of one competitor' } },
    async (request) => {
      const actor = requireUser(request);
      const { params, query } = request;
      return submit({ route: params.route, actor }, query, { kind: 'attempts.clear' });
    },
  );
};
