import { mayWithdraw } from './agreement.ts';
import type { Question } from './question.ts';

const rules: Question = {
  uuid: 'rules',
  kind: 'CONSENT',
  label: 'Rules',
  help: '',
  required: true,
  audience: 'ADULTS',
  categories: [],
  readers: 'DESK',
  choices: [],
  consent: { version: 2, text: 'At my own risk' },
};
const adult = { categories: [], minor: false };
const now = { version: 2, ended: false };

it.each([
  ['required as it stands', now, rules, adult, false],
  ['not required', now, { ...rules, required: false }, adult, true],
  ['of an earlier text', { ...now, version: 1 }, rules, adult, true],
  ['asked no more', now, null, adult, true],
  ['asked of others', now, rules, { ...adult, minor: true }, true],
  ['of somebody who has left', now, rules, null, true],
  ['withdrawn already', { ...now, ended: true }, null, null, false],
])('%s: %p', (_what, agreed, question, person, may) =>
  expect(mayWithdraw(agreed, question, person)).toBe(may),
);
