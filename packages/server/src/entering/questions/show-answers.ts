import type { Answers } from '@topout/contract';
import { openQuestions, questionsFor, type Question } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { readAnswers } from './answers.queries.ts';
import { readAsked, readAskedQuestions } from './questions.queries.ts';

interface Viewed {
  /** Profile uuid. */
  readonly user: string;
  readonly canChange: boolean;
  /** Which questions and answers the viewer reads. */
  readonly sees: (question: Pick<Answers['questions'][number], 'readers'>) => boolean;
}

/** A person's answers for a viewer. @throws Refusal 404 for people who are not entered */
export async function showAnswers(
  db: Queries,
  { competition }: Authority,
  { user, canChange, sees }: Viewed,
): Promise<Answers> {
  const person = await readAsked(db, competition, user);
  if (!person) throw notFound('competitor');
  const questions = questionsFor(await readAskedQuestions(db, competition.uuid), person).filter(sees);
  const all = (await readAnswers(db, competition.uuid, user)).get(user) ?? [];
  const answers = all.filter(({ question }) => questions.some(({ uuid }) => uuid === question));
  const open = openQuestions<Question>(questions, person, answers).map(({ uuid }) => uuid);
  return { questions, answers, open, minor: person.minor, canChange };
}
