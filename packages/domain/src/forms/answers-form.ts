import { boolean, number, object, type ObjectSchema, type Schema, string } from 'yup';
import { longest } from '../longest.ts';
import { type Answer, answerTo, type AnswerValue, isAnswered, type Question } from '../questions/question.ts';
import { required, requiredText } from './required.ts';

/** What is typed, by uuid of the question; '' = nothing. */
export type AnswerValues = Record<string, string | boolean>;

interface How {
  /** Required questions need an answer. */
  readonly complete: boolean;
  /** Whoever answers for a minor, and is not known as a parent, names the guardian. */
  readonly asksGuardian: boolean;
}

const mostNumber = 1_000_000_000;
const notTyped = (typed: unknown) => typed === null || (typeof typed === 'string' && typed.trim() === '');

const kinds: Record<
  Question['kind'],
  (question: Question, needed: boolean) => Schema<AnswerValue | undefined>
> = {
  TEXT: (_question, needed) => {
    const text = needed ? requiredText() : string().trim();
    return text.max(longest.answer, `Up to ${longest.answer} letters`);
  },
  CHOICE: ({ choices }, needed) =>
    needed
      ? requiredText().oneOf(choices, required)
      : string().oneOf(['', ...choices], 'Choose one of the answers'),
  NUMBER: (_question, needed) => {
    const figure = number()
      .transform((value: unknown, typed: unknown) => (notTyped(typed) ? undefined : value))
      .typeError('Please enter a number')
      .min(-mostNumber, 'Please enter a number')
      .max(mostNumber, 'Please enter a number');
    return needed ? figure.required(required) : figure;
  },
  CONSENT: (_question, needed) => (needed ? boolean().required(required).oneOf([true], required) : boolean()),
};

/**
 * The answers of one person to the questions they are asked, by uuid of the question, and `guardian`. Browser
 * and server check by it. (behaviour: questions#answering)
 */
export function answersForm(
  questions: readonly Question[],
  { complete, asksGuardian }: How,
): ObjectSchema<Record<string, unknown>> {
  const consents = questions.filter(({ kind }) => kind === 'CONSENT').map(({ uuid }) => uuid);
  const fields = questions.map((question) => [
    question.uuid,
    kinds[question.kind](question, complete && question.required),
  ]);
  return object({
    ...Object.fromEntries(fields),
    guardian: string()
      .trim()
      .default('')
      .max(longest.name, `Up to ${longest.name} letters`)
      .when(consents, (agreed: readonly unknown[], guardian) =>
        asksGuardian && agreed.includes(true) ? guardian.required(required) : guardian,
      ),
  });
}

/** What a form begins with: what was answered before. Who agreed to an earlier text is asked again. */
export const blankAnswers = (questions: readonly Question[], answers: readonly Answer[] = []): AnswerValues =>
  Object.fromEntries(
    questions.map((question): [string, string | boolean] => {
      if (question.kind === 'CONSENT') return [question.uuid, isAnswered(question, answers)];
      const value = answerTo(answers, question);
      return [question.uuid, value === null ? '' : String(value)];
    }),
  );

/** An answer as it is sent. */
export interface GivenAnswer {
  readonly question: string;
  readonly value: AnswerValue;
  readonly version?: number;
}

/**
 * What a form's values answer, as it is sent.
 *
 * @param values as typed; whether or not the form's rule has turned them
 */
export const givenAnswers = (
  questions: readonly Question[],
  values: Readonly<Record<string, unknown>>,
): GivenAnswer[] =>
  questions.map((question) => ({ question: question.uuid, ...given(question, values[question.uuid]) }));

function given({ kind, consent }: Question, typed: unknown): { value: AnswerValue; version?: number } {
  if (kind === 'CONSENT')
    return typed === true && consent ? { value: true, version: consent.version } : { value: false };
  const text = typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : '';
  if (text === '') return { value: null };
  return { value: kind === 'NUMBER' ? Number(text) : text };
}
