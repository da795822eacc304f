import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Empty,
  PlanChangeBody,
  PlanQuery,
  Problem,
  StagePlanAnswer,
} from '@topout/contract';
import { canJudge, canManageSetup } from '@topout/domain';
import { Type } from 'typebox';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { isPublic } from '../../competition/boards/board-access.ts';
import { requireStage } from '../../competition/require-stage.ts';
import { forbidden } from '../../platform/errors.ts';
import { holds } from '../../platform/http/negotiate.ts';
import type { RequestSession } from '../../platform/http/session.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { leaderboardHeaders } from '../board/leaderboard-headers.ts';
import { makeChange } from './change-plan.ts';
import { keepPlans } from './kept-plans.ts';
import { climbsIn } from './plan.queries.ts';
import { showPlan } from './show-plan.ts';
import { peopleOf } from './starters.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Who calls, by account or by a ticket of the competition; nobody at a tablet that is handed round. */
const climberOf = ({ profile, ticket, tablet }: RequestSession, competition: string): string | null =>
  ticket?.competition === competition && tablet === null ? ticket.profile : profile;

/** Who is where in each slot of a stage. (behaviour: plan) */
export const planRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { boards } = app;
  const plans = keepPlans(app.db);

  /**
   * Everybody sees the plan while the board is public; organisers, judges and those who climb in the stage always.
   *
   * @throws Refusal 403
   */
  const requireSeeing = async (
    authority: Authority,
    stage: string,
    session: RequestSession,
  ): Promise<void> => {
    const { actor, competition } = authority;
    if (isPublic(authority) || canManageSetup(actor) || canJudge(actor)) return;
    const climber = climberOf(session, competition.uuid);
    if (climber !== null && (await climbsIn(app.db, competition.uuid, stage, climber))) return;
    throw forbidden('The plan can be seen once the leaderboard is public.');
  };

  app.get(
    '/competitions/:competition/plan',
    {
      schema: {
        security: forEverybody,
        summary: 'Who is where in each slot of a stage',
        params: CompetitionParams,
        querystring: PlanQuery,
        response: { 200: StagePlanAnswer, 304: Type.Unsafe<undefined>(Empty), '4xx': Problem },
      },
    },
    async ({ params, query, session, headers }, reply) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      const { uuid: stage } = requireStage(authority, query.stage);
      await requireSeeing(authority, stage, session);
      const shown = await showPlan({ boards, plans }, authority, stage);
      const etag = `"${digest(JSON.stringify(shown))}"`;
      // Names differ by who asks.
      void reply.headers(leaderboardHeaders({ etag }, 'staff'));
      if (holds(headers['if-none-match'], etag)) return reply.code(304).send(undefined);
      return reply.send(shown);
    },
  );

  app.post(
    '/competitions/:competition/plan/changes',
    {
      schema: {
        summary: 'Make or change a stage’s plan, as it was seen; sent again, the change is made once',
        params: CompetitionParams,
        body: PlanChangeBody,
        response: { 201: StagePlanAnswer },
      },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const { uuid: stage } = requireStage(authority, request.body.stage);
      const people = await peopleOf(app, authority, stage);
      await app.db.transaction((tx) => makeChange(tx, authority, { ...request.body, stage }, people));
      return reply.code(201).send(await showPlan({ boards, plans }, authority, stage));
    },
  );
};
