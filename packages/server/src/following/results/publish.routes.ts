import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Publication,
  PublicationChangesList,
  PublicationList,
  PublishBody,
} from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { conflict } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { requireStage } from '../../competition/require-stage.ts';
import { latestPublications, listPublications, type PublicationRow } from './publications.queries.ts';
import { presentChanges } from './present-changes.ts';
import { publishNow } from './publish.ts';

/** Giving results out: provisional while appeals may change them, then final. Every version stays. */
export const publishRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/publications',
    {
      schema: {
        security: forEverybody,
        summary: 'Everything that was ever published, the latest first',
        params: CompetitionParams,
        response: { 200: PublicationList },
      },
    },
    async ({ params, session }) => {
      const { competition, actor } = await authorityOf(app.db, params.competition, session.profile);
      const organises = canManageSetup(actor);
      const rows = await listPublications(app.db, competition.uuid);
      return rows.map((row) => present(row, organises));
    },
  );

  app.get(
    '/competitions/:competition/publications/changes',
    {
      schema: {
        summary: 'What was corrected since it was published: who stands elsewhere, or climbed something else',
        params: CompetitionParams,
        response: { 200: PublicationChangesList },
      },
    },
    async (request) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      return presentChanges(app, authority, await latestPublications(app.db, authority.competition.uuid));
    },
  );

  app.post(
    '/competitions/:competition/publications',
    {
      schema: {
        summary: 'Publish a stage, or the ranking of the whole competition, as it stands now',
        params: CompetitionParams,
        body: PublishBody,
        response: { 201: Publication },
      },
    },
    async (request, reply) => {
      const { uuid: id = newId(), stage: wanted, final, reason = null } = request.body;
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const stage = wanted === null ? null : requireStage(authority, wanted);
      const open = stage ? stage.pendingResults : authority.competition.pendingResults;
      if (final && open) {
        throw conflict(
          'stage.open',
          `Close ${stage?.name ?? 'the last stage'} before its results are official.`,
        );
      }
      const row = await publishNow(app, authority, { id, stage, final, reason });
      return reply.code(201).send(present(row, true));
    },
  );
};

const present = ({ publishedAt, publishedBy, ...row }: PublicationRow, organises: boolean): Publication => ({
  ...row,
  publishedAt: publishedAt.toISOString(),
  publishedBy: organises ? publishedBy : null,
});
