import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CautionBody,
  CautionParams,
  Cautions,
  CompetitionParams,
  DisqualificationBody,
  Empty,
} from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { tellChanged } from '../../entering/entries/changed.ts';
import { requireUser } from '../../platform/http/session.ts';
import { giveCaution, requireJury, takeBackCaution } from './caution.ts';
import { disqualify } from './disqualify.ts';

/** Yellow cards of the jury. (behaviour: cautions) */
export const cautionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const tell = (competition: string, categories: readonly string[]) => {
    for (const category of categories) app.boards.changed(competition, category);
    app.marshal.changed(competition);
  };

  app.post(
    '/competitions/:competition/cautions',
    {
      schema: {
        summary: 'Give somebody a caution; sent again, it is given once',
        params: CompetitionParams,
        body: CautionBody,
        response: { 201: Cautions },
      },
    },
    async (request, reply) => {
      const authority = await authorityOf(app.db, request.params.competition, requireUser(request));
      requireJury(authority);
      const { cautions, categories } = await app.db.transaction((tx) =>
        giveCaution(tx, authority, request.body),
      );
      tell(authority.competition.uuid, categories);
      return reply.code(201).send({ data: [...cautions] });
    },
  );

  app.delete(
    '/competitions/:competition/cautions/:caution',
    {
      schema: {
        summary: 'Take a caution back',
        params: CautionParams,
        response: { 200: Cautions },
      },
    },
    async (request) => {
      const { competition, caution } = request.params;
      const authority = await authorityOf(app.db, competition, requireUser(request));
      requireJury(authority);
      const { cautions, categories } = await app.db.transaction((tx) =>
        takeBackCaution(tx, authority, caution),
      );
      tell(authority.competition.uuid, categories);
      return { data: [...cautions] };
    },
  );

  app.post(
    '/competitions/:competition/cautions/disqualifications',
    {
      schema: {
        summary: 'Disqualify somebody for their cautions, as long as these still count',
        params: CompetitionParams,
        body: DisqualificationBody,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition } = request.params;
      const authority = await authorityOf(app.db, competition, requireUser(request));
      requireJury(authority);
      const changed = await app.db.transaction((tx) => disqualify(tx, authority, request.body));
      tellChanged(app, authority.competition.uuid, changed);
      app.marshal.changed(authority.competition.uuid);
      return reply.code(204).send(null);
    },
  );
};
