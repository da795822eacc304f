import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  IsolationBody,
  MarshalBoard,
  MarshalDnsBody,
  MarshalDnsReply,
  MarshalMarkBody,
  MarshalMarkReply,
  MarshalQuery,
} from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { requireStage } from '../../competition/require-stage.ts';
import { tellChanged } from '../../entering/entries/changed.ts';
import { invalid } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { readIsolation, writeIsolation } from './isolation.queries.ts';
import { mark } from './mark.ts';
import { readMarshalBoard } from './marshal-board.ts';
import { requireMarshal, requireMarshalView } from './marshalling.ts';
import { sayDns } from './say-dns.ts';

/** The marshal's board: who is in isolation, in the call zone, called, on the wall. (behaviour: marshal) */
export const marshalRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/competitions/:competition/marshal',
    {
      schema: {
        summary: 'Where everybody in a stage is on the way to the wall, in the order of start',
        params: CompetitionParams,
        querystring: MarshalQuery,
        response: { 200: MarshalBoard },
      },
    },
    async (request) => {
      const authority = await authorityOf(app.db, request.params.competition, requireUser(request));
      requireMarshalView(authority);
      const { uuid: stage } = requireStage(authority, request.query.stage);
      return readMarshalBoard(app.db, authority.competition, stage);
    },
  );

  app.post(
    '/competitions/:competition/marshal/marks',
    {
      schema: {
        summary: 'Mark where somebody is, as it was seen; sent again, it marks once',
        params: CompetitionParams,
        body: MarshalMarkBody,
        response: { 201: MarshalMarkReply },
      },
    },
    async (request, reply) => {
      const authority = await authorityOf(app.db, request.params.competition, requireUser(request));
      requireMarshal(authority);
      const row = await mark(app.db, authority, request.body);
      app.marshal.changed(authority.competition.uuid);
      return reply.code(201).send(row);
    },
  );

  app.post(
    '/competitions/:competition/marshal/dns',
    {
      schema: {
        summary: 'Say of some people together that they did not start, or take that back',
        params: CompetitionParams,
        body: MarshalDnsBody,
        response: { 200: MarshalDnsReply },
      },
    },
    async (request) => {
      const authority = await authorityOf(app.db, request.params.competition, requireUser(request));
      requireMarshal(authority);
      const { uuid: stage } = requireStage(authority, request.body.stage);
      const { uuid } = authority.competition;
      const { entries, ...changed } = await app.db.transaction((tx) =>
        sayDns(tx, authority, { ...request.body, stage }),
      );
      tellChanged(app, uuid, changed);
      app.marshal.changed(uuid);
      return { entries };
    },
  );

  app.put(
    '/competitions/:competition/marshal/isolation',
    {
      schema: {
        summary:
          'Set when a stage’s isolation opens and closes, neither = it has none, and when it is observed',
        params: CompetitionParams,
        body: IsolationBody,
        response: { 200: MarshalBoard },
      },
    },
    async (request) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const { uuid: stage } = requireStage(authority, request.body.stage);
      const { uuid } = authority.competition;
      requireOrder(request.body);
      const { observesAt } = await readIsolation(app.db, uuid, stage);
      await writeIsolation(app.db, uuid, stage, { observesAt, ...request.body });
      app.marshal.changed(uuid);
      return readMarshalBoard(app.db, authority.competition, stage);
    },
  );
};

/** @throws Refusal 400 */
function requireOrder({ opensAt, closesAt }: IsolationBody): void {
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    throw invalid('Isolation closes after it opens.', { closesAt: ['Choose a later time.'] });
}
