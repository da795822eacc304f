import type { AnswerBody, Question } from '@topout/contract';
import {
  type Actor,
  type Answer,
  type Asked,
  canReadAnswers,
  questionsFor,
  questionsToCheck,
} from '@topout/domain';
import { answersForm } from '@topout/domain/forms';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { forbidden, invalid, notFound, refusal } from '../../platform/errors.ts';
import { checkedBy } from '../../platform/http/checked-by.ts';
import { newId } from '../../platform/ids.ts';
import { seenText } from '../../platform/seen-text.ts';
import { readAnswers, writeAgreements, writeAnswers } from './answers.queries.ts';
import { readAsked, readAskedQuestions } from './questions.queries.ts';

interface Given {
  /** Profile uuid of the person who is asked. */
  readonly user: string;
  readonly answers: readonly AnswerBody[];
  readonly guardian: string;
  /** Required questions need an answer, unless it is there already. */
  readonly complete: boolean;
}

/**
 * Stores what a person answers; what is left out stays as it is, even if it could no longer be chosen. The
 * caller locks the competition, so that nobody agrees to a text that organisers are changing. (behaviour:
 * questions#answering)
 *
 * @throws Refusal 404 for people who are not entered; 403 for whoever answers for others what they may not
 *   read; 400 with the questions that lack an answer, have a wrong one or are not asked; 409 if somebody agrees
 *   to an earlier text
 */
export async function storeAnswers(
  tx: Tx,
  { competition, actor }: Authority,
  { user, answers, guardian, complete }: Given,
): Promise<void> {
  const all = await readAskedQuestions(tx, competition.uuid);
  if (all.length === 0 && answers.length === 0) return;
  const person = await readAsked(tx, competition, user);
  if (!person) throw notFound('competitor');
  if (actor.profile === null) throw new Error('Nobody answers');
  const parent = person.parent !== null && person.parent === actor.profile;
  if (!parent && user !== actor.profile) requireReader(actor, all, answers);
  const questions = askedBy(all, person, answers);
  const before = (await readAnswers(tx, competition.uuid, user)).get(user) ?? [];
  const given = questions.filter(({ uuid }) => answers.some(({ question }) => question === uuid));
  const agreesAnew = consentsIn(given, answers).some(([, agrees]) => agrees);
  const form = answersForm(questionsToCheck(questions, before, given), {
    complete,
    asksGuardian: person.minor && !parent && agreesAnew,
  });
  const checked = checkedBy(form, {
    ...Object.fromEntries(
      answers.map(({ question, value }) => [
        question,
        typeof value === 'string' ? seenText(value) : (value ?? ''),
      ]),
    ),
    ...Object.fromEntries(consentsIn(given, answers)),
    guardian,
  });
  await writeAnswers(
    tx,
    competition.uuid,
    user,
    given.flatMap(({ uuid, kind }) => (kind === 'CONSENT' ? [] : [written(uuid, kind, checked[uuid])])),
  );
  const agreements = given.flatMap((question) =>
    question.kind === 'CONSENT' ? [agreementTo(question, answers)] : [],
  );
  if (agreements.length === 0) return;
  const name = parent ? await nameOf(tx, actor.profile) : guardian.trim();
  const signer = person.minor && name !== '' ? name : null;
  const agreeing = { user, by: actor.profile, guardian: signer };
  await writeAgreements(tx, competition.uuid, agreeing, agreements);
}

/** @throws Refusal 403 */
function requireReader(actor: Actor, all: readonly Question[], answers: readonly Answer[]): void {
  const hidden = all.filter(({ readers }) => !canReadAnswers(actor, readers));
  if (hidden.some(({ uuid }) => answers.some(({ question }) => question === uuid)))
    throw forbidden('Only those who read these answers may give them for somebody else.');
}

/** @throws Refusal 400 */
function askedBy(all: readonly Question[], person: Asked, answers: readonly Answer[]): Question[] {
  const questions = questionsFor(all, person);
  const others = answers.filter(({ question }) => !questions.some(({ uuid }) => uuid === question));
  if (others.length === 0) return questions;
  const message = 'This is not asked here.';
  throw invalid(message, Object.fromEntries(others.map(({ question }) => [question, [message]])));
}

const consentsIn = (questions: readonly Question[], answers: readonly Answer[]): [string, boolean][] =>
  questions
    .filter(({ kind }) => kind === 'CONSENT')
    .map(({ uuid }) => [uuid, answers.some(({ question, value }) => question === uuid && value === true)]);

function written(question: string, kind: string, value: unknown) {
  const text = typeof value === 'string' && value !== '' ? value : null;
  const number = typeof value === 'number' ? value : null;
  return { question, kind, text, number };
}

/** @throws Refusal 409 if the person has read an earlier text */
function agreementTo({ uuid, consent }: Question, answers: readonly AnswerBody[]) {
  const answer = answers.find(({ question }) => question === uuid);
  const version = consent?.version ?? null;
  if (answer?.value !== true) return { question: uuid, id: newId(), version: null };
  if (answer.version !== version) {
    const message = 'This text has changed. Please read it again.';
    throw refusal(409, 'answers.text_changed', message, { [uuid]: [message] });
  }
  return { question: uuid, id: newId(), version };
}

async function nameOf(tx: Tx, profile: string): Promise<string> {
  const { firstName, lastName } = await tx.kysely
    .selectFrom('profile')
    .select(['firstName', 'lastName'])
    .where('id', '=', profile)
    .executeTakeFirstOrThrow();
  return `${firstName} ${lastName}`.trim();
}
