import type { EntryBody } from '@topout/contract';
import { questionsFor } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readAsked, readAskedQuestions } from '../questions/questions.queries.ts';
import { storeAnswers } from '../questions/store-answers.ts';

/**
 * Stores what somebody answers whose entry was there already, maybe in another category than they chose: what
 * is not asked in that one is left out, and what is missing can be answered later.
 *
 * @throws Refusal as `storeAnswers`
 */
export async function answerTaken(
  tx: Tx,
  authority: Authority,
  user: string,
  { answers = [], guardian = '' }: EntryBody,
): Promise<void> {
  const { competition } = authority;
  const person = await readAsked(tx, competition, user);
  if (answers.length === 0 || !person) return;
  const asked = questionsFor(await readAskedQuestions(tx, competition.uuid), person);
  const here = answers.filter(({ question }) => asked.some(({ uuid }) => uuid === question));
  await storeAnswers(tx, authority, { user, answers: here, guardian, complete: false });
}
