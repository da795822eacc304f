import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AgreementParams, Agreements, AnswersParams } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { auditOf } from '../../competition/audit.ts';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import type { Caller } from '../../competition/authority/organising.ts';
import { conflict, forbidden, notFound } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { countOwnChange } from '../change/own-changes.ts';
import { lockCompetition } from '../enter/enter.ts';
import { endAgreement, isOwnRegistration, readAgreementsOf } from './agreements.queries.ts';

/** What people agreed to, and taking it back: for them, their parents and the organiser side. */
export const agreementsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** @throws Refusal 401; 403 for all but the person, their parent and the organiser side; 404 for strangers to it */
  const authorityOver = async (request: Caller, params: AnswersParams): Promise<Authority> => {
    const caller = requireUser(request);
    const authority = await authorityOf(app.db, params.competition, caller);
    const own = await isOwnRegistration(app.db, params.competition, params.user, caller);
    if (own !== true && !canManageSetup(authority.actor)) throw forbidden();
    if (own === null) throw notFound('competitor');
    return authority;
  };

  app.get(
    '/competitions/:competition/agreements/:user',
    {
      schema: {
        summary: 'What a person agreed to last, with the words that they read, also if it was withdrawn',
        params: AnswersParams,
        response: { 200: Agreements },
      },
    },
    async (request) => {
      const { competition } = await authorityOver(request, request.params);
      return { data: await readAgreementsOf(app.db, competition, request.params.user) };
    },
  );

  app.delete(
    '/competitions/:competition/agreements/:user/:question',
    {
      schema: {
        summary: 'Withdraw a consent, also one to an earlier text or to what is asked no more',
        params: AgreementParams,
        response: { 200: Agreements },
      },
    },
    async (request) => {
      const { user, question } = request.params;
      const authority = await authorityOver(request, request.params);
      const { competition, actor } = authority;
      if (!canManageSetup(actor)) await countOwnChange(app.db, competition.uuid, requireUser(request));
      const data = await app.db.transaction(async (tx) => {
        await lockCompetition(tx, competition.uuid);
        const before = await readAgreementsOf(tx, competition, user);
        const agreed = before.find((one) => one.question === question);
        if (!agreed) throw notFound('consent');
        if (agreed.endedAt !== null) return before;
        if (!agreed.mayWithdraw)
          throw conflict('consent.required', 'Nobody takes part without this. Withdraw the entry instead.');
        await endAgreement(tx, competition.uuid, user, question);
        const details = { user, question, name: agreed.label, version: agreed.version };
        await auditOf(tx, authority, 'consent.withdrawn', details);
        return readAgreementsOf(tx, competition, user);
      });
      app.desk.changed(competition.uuid);
      return { data };
    },
  );
};
