import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  DisputeAnswerBody,
  CompetitionParams,
  DecisionBody,
  Dispute,
  DisputeBody,
  DisputeParams,
  Disputes,
} from '@topout/contract';
import { canQuery, routeRights } from '@topout/domain';
import type { FastifyRequest } from 'fastify';
import { phaseOf } from '../../competition/authority/actor.ts';
import type { Authority } from '../../competition/authority/authority.ts';
import { authorityToClimb } from '../../competition/authority/climbing.ts';
import type { Database } from '../../platform/db/database.ts';
import { forbidden } from '../../platform/errors.ts';
import { minute, rateLimiter } from '../../platform/http/rate-limit.ts';
import { requireUser } from '../../platform/http/session.ts';
import { requireFamily } from '../queues/own-queues.ts';
import { answerDispute } from './answer-dispute.ts';
import { appealable } from './appealable.ts';
import { decideDispute, requireDispute, withdrawDispute } from './close-dispute.ts';
import { readDisputes } from './dispute.queries.ts';
import { openDispute } from './open-dispute.ts';
import { type Looker, presentDispute } from './present-dispute.ts';

/** Enough for staff on a bad day. */
const perPerson = rateLimiter('disputes', { times: 30, perMs: 10 * minute });

interface Asked extends Looker {
  readonly authority: Authority;
}

/**
 * Staff, or a climber or parent with an entry, also by a ticket.
 *
 * @throws Refusal 401 for guests, 403 for everybody else, also at a tablet that is handed round
 */
async function whoAsks(
  db: Database,
  request: Pick<FastifyRequest, 'session'>,
  competition: string,
): Promise<Asked> {
  const asked = await whoAsksOrJudges(db, request, competition);
  if (!canQuery(asked.actor)) await requireFamily(db, asked.authority.competition.uuid, asked.climber);
  return asked;
}

/** Judges, too: what of it is theirs, the dispute's route says. */
async function whoAsksOrJudges(
  db: Database,
  request: Pick<FastifyRequest, 'session'>,
  competition: string,
): Promise<Asked> {
  const { climber, ...authority } = await authorityToClimb(db, request, competition);
  const { actor, rules } = authority;
  const judges = (route: string) =>
    routeRights(actor, rules, route, phaseOf(authority.competition, Date.now(), route)).canJudge;
  return { authority, actor, climber, judges };
}

/** Results in dispute: appeals of climbers, queries of staff, and the decisions. */
export const disputesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const show = ({ authority, ...looker }: Asked, id: string) =>
    app.db.transaction(async (tx) => presentDispute(looker, await requireDispute(tx, authority, looker, id)));

  /** What has become of it. Judges of the route hear that it is another: a restart may be possible now. */
  const told = async (asked: Asked, id: string) => {
    const dispute = await show(asked, id);
    app.presence.tell(asked.authority.competition.uuid, [dispute.route], false);
    return dispute;
  };

  app.get(
    '/competitions/:competition/disputes',
    {
      schema: {
        summary: 'Results in dispute, and decisions: all for staff, their own for climbers and parents',
        params: CompetitionParams,
        response: { 200: Disputes },
      },
    },
    async (request) => {
      const { authority, ...looker } = await whoAsks(app.db, request, request.params.competition);
      const { competition } = authority;
      const family = canQuery(looker.actor) ? null : looker.climber;
      const rows = await readDisputes(app.db, competition.uuid, { family });
      return {
        data: rows.map((row) => presentDispute(looker, row)),
        appealable: await appealable(app.db, competition, looker.climber),
      };
    },
  );

  app.post(
    '/competitions/:competition/disputes',
    {
      schema: {
        summary: 'Appeal against a result, or query one as staff',
        params: CompetitionParams,
        body: DisputeBody,
        response: { 201: Dispute },
      },
    },
    async (request, reply) => {
      const asked = await whoAsks(app.db, request, request.params.competition);
      const { uuid } = asked.authority.competition;
      await perPerson(app.db, `${uuid} ${asked.climber}`);
      const { id, category } = await openDispute(app.db, asked.authority, asked, request.body);
      app.boards.changed(uuid, category);
      return reply.code(201).send(await show(asked, id));
    },
  );

  app.post(
    '/competitions/:competition/disputes/:dispute/answers',
    {
      schema: {
        summary: 'Answer in a dispute',
        params: DisputeParams,
        body: DisputeAnswerBody,
        response: { 201: Dispute },
      },
    },
    async (request, reply) => {
      const { competition, dispute } = request.params;
      const asked = await whoAsks(app.db, request, competition);
      await perPerson(app.db, `${competition} ${asked.climber}`);
      await app.db.transaction((tx) =>
        answerDispute(tx, asked.authority, asked, { ...request.body, id: dispute }),
      );
      return reply.code(201).send(await show(asked, dispute));
    },
  );

  app.post(
    '/competitions/:competition/disputes/:dispute/decision',
    {
      schema: {
        summary: 'Decide about a result in dispute, with a reason',
        params: DisputeParams,
        body: DecisionBody,
        response: { 200: Dispute },
      },
    },
    async (request) => {
      const { competition, dispute } = request.params;
      requireUser(request);
      const asked = await whoAsks(app.db, request, competition);
      if (!canQuery(asked.actor)) throw forbidden();
      const category = await app.db.transaction((tx) =>
        decideDispute(tx, asked.authority, asked, { ...request.body, id: dispute }),
      );
      app.boards.changed(asked.authority.competition.uuid, category);
      return told(asked, dispute);
    },
  );

  app.delete(
    '/competitions/:competition/disputes/:dispute',
    {
      schema: {
        summary: 'Withdraw an appeal, a query or, as a judge of the route, a technical incident',
        params: DisputeParams,
        response: { 200: Dispute },
      },
    },
    async (request) => {
      const { competition, dispute } = request.params;
      const asked = await whoAsksOrJudges(app.db, request, competition);
      await perPerson(app.db, `${competition} ${asked.climber}`);
      const category = await app.db.transaction((tx) => withdrawDispute(tx, asked.authority, asked, dispute));
      app.boards.changed(asked.authority.competition.uuid, category);
      return told(asked, dispute);
    },
  );
};
