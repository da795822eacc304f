import { aConsentBody, answersOf, aQuestion, aQuestionBody } from '../../entering/questions/testing.ts';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import type { TestApi } from '../../testing.ts';
import { aClimber } from './entry-calls.ts';
import type { DocumentedCall } from './documented-call.ts';

/** A question, and a climber who has not answered it. */
async function anOpenQuestion(api: TestApi) {
  const { competition, entry, as } = await aClimber(api);
  const question = await aQuestion(api, competition);
  return { question, user: entry.profile, as, url: `/competitions/${competition.id}` };
}

export const questionCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/questions',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: `${(await anOpenQuestion(api)).url}/questions` }),
  },
  {
    call: 'POST /competitions/{competition}/questions',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await anOpenQuestion(api);
      return { url: `${url}/questions`, as, body: aConsentBody() };
    },
  },
  {
    call: 'PUT /competitions/{competition}/questions',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, question } = await anOpenQuestion(api);
      return { url: `${url}/questions`, as, body: { questions: [question] } };
    },
  },
  {
    call: 'PUT /competitions/{competition}/questions/{question}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, question } = await anOpenQuestion(api);
      return { url: `${url}/questions/${question}`, as, body: aQuestionBody({ label: 'Whom do we call?' }) };
    },
  },
  {
    call: 'PATCH /competitions/{competition}/questions/{question}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, question } = await anOpenQuestion(api);
      return { url: `${url}/questions/${question}`, as, body: { archived: true } };
    },
  },
  {
    call: 'GET /competitions/{competition}/answers/{user}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, user } = await anOpenQuestion(api);
      return { url: `${url}/answers/${user}`, as };
    },
  },
  {
    call: 'PUT /competitions/{competition}/answers/{user}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, user, question } = await anOpenQuestion(api);
      return { url: `${url}/answers/${user}`, as, body: { answers: [{ question, value: 'Ben, 0151' }] } };
    },
  },
  {
    call: 'GET /competitions/{competition}/agreements/{user}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, user } = await anOpenQuestion(api);
      return { url: `${url}/agreements/${user}`, as };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/agreements/{user}/{question}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { profile } = await anEntry(api.db, competition);
      const question = await aQuestion(api, competition, aConsentBody({ required: false }));
      const as = competition.master;
      await answersOf(api, competition, profile, as).write([{ question, value: true, version: 1 }]);
      return { url: `/competitions/${competition.id}/agreements/${profile}/${question}`, as };
    },
  },
];
