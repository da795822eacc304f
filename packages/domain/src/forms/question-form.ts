import { array, boolean, object, string } from 'yup';
import { longest } from '../longest.ts';
import { questionAudiences, questionKinds, questionReaders } from '../vocabulary.ts';
import { required, requiredText } from './required.ts';

const upTo = (most: number) => `Up to ${most} letters`;

/** Typed line by line. */
const lines = (typed: unknown): unknown =>
  typeof typed === 'string' ? typed.split(/\r?\n/) : Array.isArray(typed) ? typed : [];

/** Trimmed, without empty ones. */
const answers = (typed: unknown): unknown[] =>
  [lines(typed)]
    .flat()
    .map((line) => (typeof line === 'string' ? line.trim() : line))
    .filter((line) => line !== '');

/** A question for people who enter: in the set-up, and on the server. (behaviour: questions#set-up) */
export const questionForm = object({
  kind: string().oneOf(questionKinds).required(),
  label: requiredText().max(longest.question, upTo(longest.question)),
  help: string().trim().default('').max(longest.help, upTo(longest.help)),
  required: boolean().required(),
  audience: string().oneOf(questionAudiences).required(),
  categories: array()
    .of(string().required())
    .required()
    .when('audience', ([audience], chosen) =>
      audience === 'CATEGORIES' ? chosen.min(1, 'Choose at least one category') : chosen,
    ),
  readers: string().oneOf(questionReaders).required(),
  choices: array()
    .transform((_value: unknown, typed: unknown) => answers(typed))
    .of(string().required().max(longest.choice, upTo(longest.choice)))
    .default([])
    .when('kind', ([kind], choices) =>
      kind === 'CHOICE'
        ? choices
            .min(2, 'Write at least two answers')
            .max(30, 'Up to 30 answers')
            .test('once', 'Write each answer once', (all) => new Set(all).size === (all?.length ?? 0))
        : choices,
    ),
  text: string()
    .trim()
    .default('')
    .max(longest.consent, upTo(longest.consent))
    .when('kind', ([kind], text) => (kind === 'CONSENT' ? text.required(required) : text)),
});
