import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ArchivedBody,
  CompetitionParams,
  NewQuestionBody,
  QuestionBody,
  QuestionList,
  QuestionOrderBody,
  QuestionParams,
  SeenQuery,
} from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { type Authority, authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import type { Tx } from '../../platform/db/database.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { lockCompetition } from '../enter/enter.ts';
import { archiveQuestion, changeQuestion, createQuestion, orderQuestions } from './change-questions.ts';
import { readAskedQuestions, readQuestions } from './questions.queries.ts';

/** What organisers ask people who enter. (behaviour: questions#set-up) */
export const questionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const changed = async (authority: Authority, work: (tx: Tx) => Promise<unknown>): Promise<QuestionList> => {
    const { uuid } = authority.competition;
    await app.db.transaction(async (tx) => {
      await lockCompetition(tx, uuid);
      await work(tx);
    });
    app.desk.changed(uuid);
    return { data: await readQuestions(app.db, uuid) };
  };

  app.get(
    '/competitions/:competition/questions',
    {
      schema: {
        security: forEverybody,
        summary: 'What people who enter are asked; for organisers also what is asked no more',
        params: CompetitionParams,
        response: { 200: QuestionList },
      },
    },
    async ({ params, session }) => {
      const { competition, actor } = await authorityOf(app.db, params.competition, session.profile);
      const read = canManageSetup(actor) ? readQuestions : readAskedQuestions;
      return { data: await read(app.db, competition.uuid) };
    },
  );

  app.post(
    '/competitions/:competition/questions',
    {
      schema: {
        summary: 'Add a question; sent again, it is added once',
        params: CompetitionParams,
        body: NewQuestionBody,
        response: { 201: QuestionList },
      },
    },
    async (request, reply) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const list = await changed(authority, (tx) => createQuestion(tx, authority, request.body));
      return reply.code(201).send(list);
    },
  );

  app.put(
    '/competitions/:competition/questions',
    {
      schema: {
        summary: 'Put the questions in order',
        params: CompetitionParams,
        body: QuestionOrderBody,
        response: { 200: QuestionList },
      },
    },
    async (request) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      return changed(authority, (tx) => orderQuestions(tx, authority, request.body.questions));
    },
  );

  app.put(
    '/competitions/:competition/questions/:question',
    {
      schema: {
        summary: 'Change a question; another text of a consent is a new version',
        params: QuestionParams,
        querystring: SeenQuery,
        body: QuestionBody,
        response: { 200: QuestionList },
      },
    },
    async (request) => {
      const { competition, question } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const change = { body: request.body, seen: request.query.version };
      return changed(authority, (tx) => changeQuestion(tx, authority, question, change));
    },
  );

  app.patch(
    '/competitions/:competition/questions/:question',
    {
      schema: {
        summary: 'Ask a question no more, or again; answers stay',
        params: QuestionParams,
        body: ArchivedBody,
        response: { 200: QuestionList },
      },
    },
    async (request) => {
      const { competition, question } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      return changed(authority, (tx) => archiveQuestion(tx, authority, question, request.body.archived));
    },
  );
};
