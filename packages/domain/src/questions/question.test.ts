import { answersForm, checkForm, givenAnswers, questionForm } from '../forms/index.ts';
import {
  isAnswered,
  isWithdrawal,
  openQuestions,
  type Question,
  questionsFor,
  questionsToCheck,
} from './question.ts';

const aQuestion = (uuid: string, more: Partial<Question> = {}): Question => ({
  uuid,
  kind: 'TEXT',
  label: uuid,
  help: '',
  required: true,
  audience: 'ALL',
  categories: [],
  readers: 'DESK',
  choices: [],
  consent: null,
  ...more,
});
const rules = aQuestion('0198a5c0-0000-7000-8000-000000000001', {
  kind: 'CONSENT',
  consent: { version: 2, text: 'x' },
});
const shirt = aQuestion('shirt', { kind: 'CHOICE', choices: ['S', 'M'], required: false });
const age = aQuestion('age', { kind: 'NUMBER' });

it('asks each audience its questions, in order', () => {
  const questions = [
    aQuestion('all'),
    aQuestion('minors', { audience: 'MINORS' }),
    aQuestion('adults', { audience: 'ADULTS' }),
    aQuestion('women', { audience: 'CATEGORIES', categories: ['w'] }),
  ];
  const asked = (minor: boolean, ...categories: string[]) =>
    questionsFor(questions, { minor, categories }).map(({ uuid }) => uuid);
  expect([asked(true, 'm'), asked(false, 'm', 'w')]).toEqual([
    ['all', 'minors'],
    ['all', 'adults', 'women'],
  ]);
});

it('takes agreement to an earlier text for none', () => {
  const agreed = (version: number) => [{ question: rules.uuid, value: true, version }];
  expect([agreed(1), agreed(2)].map((answers) => isAnswered(rules, answers))).toEqual([false, true]);
  const person = { categories: [], minor: false };
  expect(openQuestions([rules, shirt], person, agreed(1))).toEqual([rules]);
});

it('checks what is answered now or not at all, and lets older answers stand', () => {
  const before = [{ question: shirt.uuid, value: 'L' }];
  expect(questionsToCheck([rules, shirt, age], before, [age])).toEqual([rules, age]);
  expect(questionsToCheck([rules, shirt, age], before, [shirt])).toEqual([rules, shirt, age]);
});

it('takes back only what nobody has to agree to', () => {
  const photos = { ...rules, required: false };
  const tries = [isWithdrawal(photos, false), isWithdrawal(photos, true), isWithdrawal(rules, false)];
  expect([...tries, isWithdrawal(shirt, null), isWithdrawal(undefined, null)]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  ['nothing', {}, { [rules.uuid]: 'Required', age: 'Required' }],
  ['a wrong choice', { shirt: 'XL', age: 3, [rules.uuid]: true }, { shirt: 'Choose one of the answers' }],
  ['a text for a number', { age: 'ten', [rules.uuid]: true }, { age: 'Please enter a number' }],
])('says at its field what is wrong with %s', (_what, values, problems) => {
  const form = answersForm([rules, shirt, age], { complete: true, asksGuardian: false });
  expect(checkForm(form, values).problems).toEqual(problems);
});

it('needs the guardian of whoever agrees for a minor, and nothing at the desk', () => {
  const form = answersForm([rules, age], { complete: false, asksGuardian: true });
  expect(checkForm(form, {}).problems).toBeNull();
  expect(checkForm(form, { [rules.uuid]: true, guardian: ' ' }).problems).toEqual({ guardian: 'Required' });
});

it('sends numbers as numbers, and the version of the text with an agreement', () => {
  const values = { age: ' 4.5 ', shirt: '', [rules.uuid]: true };
  expect(givenAnswers([age, shirt, rules], values)).toEqual([
    { question: 'age', value: 4.5 },
    { question: 'shirt', value: null },
    { question: rules.uuid, value: true, version: 2 },
  ]);
});

it('reads the answers of a choice line by line', () => {
  const body = {
    kind: 'CHOICE',
    label: 'Shirt',
    required: false,
    audience: 'ALL',
    categories: [],
    readers: 'DESK',
  };
  expect(questionForm.validateSync({ ...body, choices: ' S\n\nM \n' }).choices).toEqual(['S', 'M']);
  // Forms leave out what is empty.
  expect(checkForm(questionForm, { ...body, kind: 'TEXT' }).problems).toBeNull();
  expect(checkForm(questionForm, { ...body, choices: 'S\nS' }).problems).toEqual({
    choices: 'Write each answer once',
  });
});
