import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AdvanceBody, AdvanceReply, Problem, StageParams } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityOf } from '../authority/authority.ts';
import { conflict, forbidden } from '../errors.ts';
import { requireUser } from '../http/session.ts';
import { advance, presentAdvancers, readAdvancers } from './advance.ts';
import { requireStage, stageAfter } from './require-stage.ts';

/** From one stage to the next, by the organiser side. */
export const advanceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/stages/:stage/advance',
    {
      schema: {
        tags: ['Stages'],
        summary: 'Who goes on to the next stage, in start order; without dry_run they are entered in it',
        params: StageParams,
        body: AdvanceBody,
        response: { 200: AdvanceReply, '4xx': Problem },
      },
    },
    async (request) => {
      const { competition } = request.params;
      const { quota, dryRun = false } = request.body;
      const authority = await authorityOf(app.db, competition, requireUser(request));
      if (!canManageSetup(authority.actor)) throw forbidden();
      const from = requireStage(authority, request.params.stage);
      const to = stageAfter(authority, from);
      if (!to) throw conflict('stage.last', `No stage follows ${from.name}.`);
      const ended = await readAdvancers(app, authority, from, request.body);
      if (!dryRun) {
        if (from.pendingResults) throw conflict('stage.open', `Close ${from.name} first.`);
        const changed = await app.db.transaction((tx) => advance(tx, authority, { from, to, quota }, ended));
        for (const category of changed.categories) app.boards.changed(competition, category);
        app.floor.tell(competition, changed.routes, false);
      }
      return presentAdvancers(to, ended);
    },
  );
};
