import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, UnconfirmedQuery, UnconfirmedResults } from '@topout/contract';
import { canJudge, confirmingRefused } from '@topout/domain';
import { phaseOf } from '../../competition/authority/actor.ts';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { confirmedOn } from '../../competition/authority/stages.ts';
import { forbidden } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { readUnconfirmed } from './unconfirmed.queries.ts';

/** More than a judge goes through by hand; the rest appears once these are confirmed. */
const most = 300;

/** Climbers' own results that wait for a judge, on all routes. */
export const unconfirmedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/unconfirmed-results',
    {
      schema: {
        summary: 'Climbers’ own results that the caller may confirm, the longest waiting first',
        params: CompetitionParams,
        querystring: UnconfirmedQuery,
        response: { 200: UnconfirmedResults },
      },
    },
    async (request) => {
      const by = requireUser(request);
      const authority = await authorityOf(app.db, request.params.competition, by);
      if (!canJudge(authority.actor)) throw forbidden();
      const where = confirmedOn(authority.competition).filter(({ route }) => mayConfirm(authority, route));
      const { competitor = null } = request.query;
      const asked = { competition: authority.competition.uuid, where, competitor, by, most };
      const rows = where.length === 0 ? [] : await readUnconfirmed(app.db, asked);
      return { data: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
    },
  );
};

/** Whether a judge confirms other people's results there now. */
const mayConfirm = ({ actor, rules, competition }: Authority, route: string): boolean =>
  confirmingRefused(actor, rules, route, someoneElse, phaseOf(competition, Date.now(), route)) === null;

const someoneElse = { id: '', parent: null };
