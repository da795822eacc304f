import type { Actor } from '../model.ts';
import { canBulkScore, canManageSetup } from '../permissions/roles.ts';
import type { QuestionAudience, QuestionKind, QuestionReaders } from '../vocabulary.ts';

/** A competition asks no more than this. (behaviour: questions#set-up) */
export const mostQuestions = 20;

/** What organisers ask people who enter. */
export interface Question {
  readonly uuid: string;
  readonly kind: QuestionKind;
  readonly label: string;
  /** Explains it; '' = nothing to explain. */
  readonly help: string;
  readonly required: boolean;
  readonly audience: QuestionAudience;
  /** With the audience `CATEGORIES`: those asked, by uuid. */
  readonly categories: readonly string[];
  readonly readers: QuestionReaders;
  /** What a `CHOICE` may be answered with. */
  readonly choices: readonly string[];
  /** The text of a `CONSENT`, as it stands; null for other kinds. */
  readonly consent: { readonly version: number; readonly text: string } | null;
}

/** Somebody who enters, as far as questions depend on them. */
export interface Asked {
  /** By uuid. */
  readonly categories: readonly string[];
  /** A guardian signs for them. */
  readonly minor: boolean;
}

/** A text, a number, or whether somebody agrees; null = no answer. */
export type AnswerValue = string | number | boolean | null;

export interface Answer {
  /** Uuid of the question. */
  readonly question: string;
  readonly value: AnswerValue;
  /** Of the text agreed to. */
  readonly version?: number | null;
}

const isFor: Record<QuestionAudience, (question: Question, person: Asked) => boolean> = {
  ALL: () => true,
  CATEGORIES: (question, { categories }) =>
    categories.some((category) => question.categories.includes(category)),
  MINORS: (_question, { minor }) => minor,
  ADULTS: (_question, { minor }) => !minor,
};

/** The questions a person is asked, in their order. */
export const questionsFor = <Q extends Question>(questions: readonly Q[], person: Asked): Q[] =>
  questions.filter((question) => isFor[question.audience](question, person));

/** What somebody's answer says; null if there is none. */
export const answerTo = (answers: readonly Answer[], { uuid }: Pick<Question, 'uuid'>): AnswerValue =>
  answers.find(({ question }) => question === uuid)?.value ?? null;

/** Whoever agreed to an earlier text has not agreed to this one. (behaviour: questions#consents) */
export function isAnswered(question: Question, answers: readonly Answer[]): boolean {
  const answer = answers.find((one) => one.question === question.uuid);
  if (!question.consent) return answer !== undefined && answer.value !== null;
  return answer?.value === true && answer.version === question.consent.version;
}

/**
 * The questions that a form checks: those answered now, and those without an answer. What was answered before
 * stands, also where organisers have dropped that choice since.
 */
export const questionsToCheck = <Q extends Question>(
  questions: readonly Q[],
  before: readonly Answer[],
  now: readonly Pick<Question, 'uuid'>[],
): Q[] =>
  questions.filter(
    (question) => now.some(({ uuid }) => uuid === question.uuid) || !isAnswered(question, before),
  );

/** An optional consent, taken back. That is possible at any time. (behaviour: questions#consents) */
export const isWithdrawal = (
  question: Pick<Question, 'kind' | 'required'> | undefined,
  value: AnswerValue,
): boolean => question?.kind === 'CONSENT' && !question.required && value !== true;

/** The required questions that a person has still to answer. */
export const openQuestions = <Q extends Question>(
  questions: readonly Q[],
  person: Asked,
  answers: readonly Answer[],
): Q[] =>
  questionsFor(questions, person).filter((question) => question.required && !isAnswered(question, answers));

/** Whether somebody of the organiser side reads other people's answers. (behaviour: questions#who-sees-answers) */
export const canReadAnswers = (actor: Actor, readers: QuestionReaders): boolean =>
  readers === 'DESK' ? canManageSetup(actor) : canBulkScore(actor);
