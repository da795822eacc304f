import { api, paint, refresh, useRead } from '@topout/api-client/core';
import type {
  Agreements,
  Answers,
  AnswersBody,
  NewQuestionBody,
  Question,
  QuestionBody,
  QuestionList,
} from '@topout/contract';
import { withQuery } from '../../http/with-query.ts';
import { refreshDesk } from '../desk.ts';

const questionsKey = (competition: string) => `competitions/${competition}/questions`;
const answersKey = (competition: string, user: string) => `competitions/${competition}/answers/${user}`;

/** What people who enter are asked; for organisers also what is asked no more. */
export const useQuestions = (competition: string | null) =>
  useRead<QuestionList>(competition && questionsKey(competition));

async function shown(competition: string, change: Promise<QuestionList>): Promise<void> {
  const list = await change;
  await paint<QuestionList>(questionsKey(competition), () => list);
}

export const addQuestion = (competition: string, body: NewQuestionBody) =>
  shown(competition, api.post<QuestionList>(questionsKey(competition), body));

/** @throws RefusedError 409 `question.changed` if it is another by now */
export async function saveQuestion(
  competition: string,
  { uuid, version }: Pick<Question, 'uuid' | 'version'>,
  body: QuestionBody,
): Promise<void> {
  const key = questionsKey(competition);
  const change = api.put<QuestionList>(withQuery(`${key}/${uuid}`, { version }), body);
  await shown(competition, change).catch(async (error: unknown) => {
    await refresh(key);
    throw error;
  });
}

/** Asks a question no more, or again. */
export const archiveQuestion = (competition: string, question: string, archived: boolean) =>
  shown(competition, api.patch<QuestionList>(`${questionsKey(competition)}/${question}`, { archived }));

/** Shows the new order at once. @throws RefusedError 409 if somebody else changed the questions */
export async function orderQuestions(competition: string, questions: readonly string[]): Promise<void> {
  const place = (uuid: string) => {
    const at = questions.indexOf(uuid);
    return at < 0 ? questions.length : at;
  };
  await paint<QuestionList>(
    questionsKey(competition),
    (list) => list && { data: list.data.toSorted((a, b) => place(a.uuid) - place(b.uuid)) },
  );
  const change = api.put<QuestionList>(questionsKey(competition), { questions });
  await shown(competition, change).catch(async (error: unknown) => {
    await refresh(questionsKey(competition));
    throw error;
  });
}

/** What somebody is asked and answered, as far as the signed-in person reads it. @param user null = nobody */
export const useAnswers = (competition: string, user: string | null) =>
  useRead<Answers>(user && answersKey(competition, user));

/** @throws RefusedError 409 `answers.text_changed` if somebody agrees to an earlier text */
export async function saveAnswers(competition: string, user: string, body: AnswersBody): Promise<void> {
  const key = answersKey(competition, user);
  const answers = await api.put<Answers>(key, body).catch(async (error: unknown) => {
    // The text may be another by now.
    await refresh(key);
    throw error;
  });
  await paint<Answers>(key, () => answers);
  await Promise.all([refreshDesk(competition), refresh(agreementsKey(competition, user))]);
}

const agreementsKey = (competition: string, user: string) => `competitions/${competition}/agreements/${user}`;

/** What somebody agreed to last, also if it was withdrawn or is asked no more. */
export const useAgreements = (competition: string, user: string) =>
  useRead<Agreements>(agreementsKey(competition, user));

/** @throws RefusedError 409 `consent.required` if nobody takes part without it */
export async function withdrawConsent(competition: string, user: string, question: string): Promise<void> {
  const key = agreementsKey(competition, user);
  const agreements = await api.delete<Agreements>(`${key}/${question}`);
  await paint<Agreements>(key, () => agreements);
  await Promise.all([refresh(answersKey(competition, user)), refreshDesk(competition)]);
}
