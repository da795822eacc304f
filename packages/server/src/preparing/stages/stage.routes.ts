import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Competition, StageParams } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { authorityOf } from '../../competition/authority/authority.ts';
import { writeAudit } from '../../competition/audit.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import { showCompetition } from '../../following/competitions/show-competition.ts';
import { requireUser } from '../../platform/http/session.ts';
import { carryPlaces } from './carry-places.ts';
import { requireStage } from '../../competition/require-stage.ts';
import { setStagePhase } from './stage-phase.ts';

/** Running one stage after the other, by the organiser side. */
export const stageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const [path, pendingResults, summary] of [
    ['open', true, 'Open a stage, or open it again: it takes results'],
    ['close', false, 'Close a stage: judging in it ends'],
  ] as const) {
    app.post(
      `/competitions/:competition/stages/:stage/${path}`,
      {
        schema: {
          summary,
          params: StageParams,
          response: { 200: Competition },
        },
      },
      async (request) => {
        const { competition } = request.params;
        const caller = requireUser(request);
        const authority = await authorityToOrganise(app.db, request, competition);
        const { uuid } = requireStage(authority, request.params.stage);
        await app.db.transaction(async (tx) => {
          await raiseConfig(tx, competition);
          await setStagePhase(tx, competition, uuid, pendingResults);
          const details = { stage: uuid, pendingResults };
          await writeAudit(tx, { competition, actor: caller, kind: 'stage.changed', details });
        });
        if (!pendingResults) await carryPlaces(app, authority);
        return showCompetition(app, await authorityOf(app.db, competition, caller));
      },
    );
  }
};
