import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CheckInBody,
  CheckInReply,
  CompetitionParams,
  DeskList,
  DeskParams,
  WalkInBody,
  WalkInReply,
} from '@topout/contract';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { requireUser } from '../../platform/http/session.ts';
import { changeCheckIn } from './change-check-in.ts';
import { readDesk, readDeskRow } from './desk-list.queries.ts';
import { walkIn } from './walk-in.ts';

/** The check-in desk: who is here, has paid, has signed and has a bib. For organisers. */
export const deskRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/check-in',
    {
      schema: {
        summary: 'Everybody entered, with what the desk recorded of them',
        params: CompetitionParams,
        response: { 200: DeskList },
      },
    },
    async (request) => {
      const { competition } = await authorityToOrganise(app.db, request, request.params.competition);
      return { data: await readDesk(app.db, competition) };
    },
  );

  app.patch(
    '/competitions/:competition/check-in/:user',
    {
      schema: {
        summary: 'Record that a person is here, has paid, has signed or has a bib, or take that back',
        params: DeskParams,
        body: CheckInBody,
        response: { 200: CheckInReply },
      },
    },
    async (request) => {
      const { user } = request.params;
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const { competition } = authority;
      const record = await app.db.transaction((tx) => changeCheckIn(tx, authority, user, request.body));
      if (record !== null) app.desk.changed(competition.uuid);
      return { record, row: await readDeskRow(app.db, competition, user) };
    },
  );

  app.post(
    '/competitions/:competition/check-in',
    {
      schema: {
        summary: 'Enter somebody who stands at the desk, and record that they are here',
        params: CompetitionParams,
        body: WalkInBody,
        response: { 201: WalkInReply },
      },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const { competition } = authority;
      const { user, entry } = await app.db.transaction((tx) =>
        walkIn(tx, authority, requireUser(request), request.body),
      );
      app.boards.changed(competition.uuid, request.body.category);
      app.desk.changed(competition.uuid);
      return reply.code(201).send({ entry, row: await readDeskRow(app.db, competition, user) });
    },
  );
};
