import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, Empty, NewTablet, TabletBody, TabletParams, Tablets } from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { endTablet, makeTablet, readTablets } from './tablets.queries.ts';

/** Tablets that are handed round to climbers without a phone: organisers make them and take them back. */
export const tabletsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/tablets',
    {
      schema: {
        summary: 'The tablets that open climbers’ cards',
        params: CompetitionParams,
        response: { 200: Tablets },
      },
    },
    async (request) => {
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
      return { data: await readTablets(app.db, competition.uuid) };
    },
  );

  app.post(
    '/competitions/:competition/tablets',
    {
      schema: {
        summary: 'Let a tablet open the cards of climbers by their numbers',
        params: CompetitionParams,
        body: TabletBody,
        response: { 201: NewTablet },
      },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const made = await app.db.transaction((tx) => makeTablet(tx, authority, request.body.name));
      return reply.code(201).send(made);
    },
  );

  app.delete(
    '/competitions/:competition/tablets/:tablet',
    {
      schema: {
        summary: 'Take a tablet back: it opens no cards any more, and the one it shows ends',
        params: TabletParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, tablet } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      await app.sessions.drop(await app.db.transaction((tx) => endTablet(tx, authority, tablet)));
      return reply.code(204).send(null);
    },
  );
};
