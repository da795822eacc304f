import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  SponsorBody,
  SponsorList,
  SponsorOrderBody,
  SponsorParams,
  SponsorPatch,
} from '@topout/contract';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import type { Tx } from '../../platform/db/database.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { addSponsor, changeSponsor, orderSponsors } from './change-sponsors.ts';
import { readSponsors } from './sponsors.queries.ts';

/** Whom a competition thanks on its screens. (behaviour: organising#sponsors) */
export const sponsorsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const changed = async (authority: Authority, work: (tx: Tx) => Promise<unknown>): Promise<SponsorList> => {
    const { uuid } = authority.competition;
    await app.db.transaction(async (tx) => {
      await lockCompetition(tx, uuid);
      await work(tx);
    });
    return { data: await readSponsors(app.db, uuid) };
  };

  app.get(
    '/competitions/:competition/sponsors',
    {
      schema: {
        security: forEverybody,
        summary: 'The sponsors of a competition, in their order',
        params: CompetitionParams,
        response: { 200: SponsorList },
      },
    },
    async ({ params, session }) => {
      const { competition } = await authorityOf(app.db, params.competition, session.profile);
      return { data: await readSponsors(app.db, competition.uuid) };
    },
  );

  app.post(
    '/competitions/:competition/sponsors',
    {
      schema: {
        summary: 'Add a sponsor; sent again, it is added once',
        params: CompetitionParams,
        body: SponsorBody,
        response: { 201: SponsorList },
      },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const list = await changed(authority, (tx) => addSponsor(tx, authority, request.body));
      return reply.code(201).send(list);
    },
  );

  app.put(
    '/competitions/:competition/sponsors',
    {
      schema: {
        summary: 'Put the sponsors in order',
        params: CompetitionParams,
        body: SponsorOrderBody,
        response: { 200: SponsorList },
      },
    },
    async (request) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      return changed(authority, (tx) => orderSponsors(tx, authority, request.body.sponsors));
    },
  );

  app.patch(
    '/competitions/:competition/sponsors/:sponsor',
    {
      schema: {
        summary: 'Change a sponsor’s name or picture, remove it, or take that back',
        params: SponsorParams,
        body: SponsorPatch,
        response: { 200: SponsorList },
      },
    },
    async (request) => {
      const { competition, sponsor } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      return changed(authority, (tx) => changeSponsor(tx, authority, sponsor, request.body));
    },
  );
};
