import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { tellChanged } from '../../entering/entries/changed.ts';
import { AdvanceBody, AdvanceReply, StageParams } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { conflict } from '../../platform/errors.ts';
import { advance, presentAdvancers, readAdvancers } from './advance.ts';
import { requireStage, stageAfter } from '../../competition/require-stage.ts';

/** Advancing from one stage to the next, by the organiser side. */
export const advanceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/stages/:stage/advance',
    {
      schema: {
        summary: 'Who advances to the next stage, in start order; without dry_run they advance now',
        params: StageParams,
        body: AdvanceBody,
        response: { 200: AdvanceReply },
      },
    },
    async (request) => {
      const { competition } = request.params;
      const { quota, dryRun = false } = request.body;
      const authority = await authorityToOrganise(app.db, request, competition);
      const from = requireStage(authority, request.params.stage);
      const to = stageAfter(authority, from);
      if (!to) throw conflict('stage.last', `No stage follows ${from.name}.`);
      const ended = await readAdvancers(app, authority, from, request.body);
      if (!dryRun) {
        if (from.pendingResults) throw conflict('stage.open', `Close ${from.name} first.`);
        const changed = await app.db.transaction((tx) => advance(tx, authority, { from, to, quota }, ended));
        tellChanged(app, competition, changed);
      }
      return presentAdvancers(to, ended);
    },
  );
};
