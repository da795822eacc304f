import type { Answers, AnswersBody, QuestionBody, QuestionList } from '@topout/contract';
import type { TestCompetition } from '../../following/competitions/testing.ts';
import type { TestApi, TestUser } from '../../testing.ts';

/** A required line of text for everybody, unless told otherwise. */
export const aQuestionBody = (more: Partial<QuestionBody> = {}): QuestionBody => ({
  kind: 'TEXT',
  label: 'Emergency contact',
  help: '',
  required: true,
  audience: 'ALL',
  categories: [],
  readers: 'DESK',
  choices: [],
  text: '',
  ...more,
});

/** A required consent, version 1. */
export const aConsentBody = (more: Partial<QuestionBody> = {}): QuestionBody =>
  aQuestionBody({ kind: 'CONSENT', label: 'Rules of the gym', text: 'I climb at my own risk.', ...more });

/** Adds a question. @returns its uuid */
export async function aQuestion(
  api: TestApi,
  { id, master }: TestCompetition,
  body: QuestionBody = aQuestionBody(),
): Promise<string> {
  const reply = await api.call('POST', `/competitions/${id}/questions`, { as: master, body });
  const found = reply.json<QuestionList>().data?.find(({ label }) => label === body.label);
  if (!found) throw new Error(`No question was added: ${reply.body}`);
  return found.uuid;
}

/** Somebody's answers, as a person reads and writes them. */
export const answersOf = (
  api: TestApi,
  { id }: TestCompetition,
  user: string,
  as: Pick<TestUser, 'token'>,
) => {
  const url = `/competitions/${id}/answers/${user}`;
  return {
    read: () => api.call('GET', url, { as }),
    shown: async () => (await api.call('GET', url, { as })).json<Answers>(),
    write: (answers: AnswersBody['answers'], more: object = {}) =>
      api.call('PUT', url, { as, body: { answers, ...more } }),
  };
};
