import type { QuestionList } from '@topout/contract';
import { mostQuestions } from '@topout/domain';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { testApi, type TestUser } from '../../testing.ts';
import { aConsentBody, answersOf, aQuestion, aQuestionBody } from './testing.ts';

const api = testApi();

let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const at = (path = '') => `/competitions/${competition.id}/questions${path}`;
const list = async (as?: TestUser) => (await api.call('GET', at(), as && { as })).json<QuestionList>().data;
const put = (path: string, body: object, as: TestUser = competition.master) =>
  api.call('PUT', at(path), { as, body });
const archive = (question: string, archived: boolean) =>
  api.call('PATCH', at(`/${question}`), { as: competition.master, body: { archived } });
const code = (reply: { json: <T>() => T }) => reply.json<{ code: string }>().code;
const fieldsOf = (reply: { json: <T>() => T }) =>
  Object.keys(reply.json<{ detail: { fields?: object } }>().detail.fields ?? {});

it('adds questions in order, and shows them to everybody', async () => {
  await aQuestion(api, competition);
  await aQuestion(api, competition, aConsentBody());
  expect(await list()).toMatchObject([
    { label: 'Emergency contact', kind: 'TEXT', consent: null, archived: false, answered: false },
    { label: 'Rules of the gym', consent: { version: 1, text: 'I climb at my own risk.' } },
  ]);
});

it.each([
  ['a choice of one', { kind: 'CHOICE', choices: ['S'] }, 'choices'],
  ['a choice with an answer twice', { kind: 'CHOICE', choices: ['S', 'S'] }, 'choices'],
  ['a consent without a text', { kind: 'CONSENT', text: ' ' }, 'text'],
  ['a blank question', { label: ' ' }, 'label'],
  ['a question that nobody sees', { label: '\u200b' }, 'label'],
  ['categories, and none named', { audience: 'CATEGORIES' }, 'categories'],
  [
    'a category of nowhere',
    { audience: 'CATEGORIES', categories: ['0198a5c0-0000-7000-8000-00000000ffff'] },
    'categories',
  ],
] as const)('refuses %s', async (_what, more, field) => {
  const body = { ...aQuestionBody(), ...more };
  const reply = await api.call('POST', at(), { as: competition.master, body });
  expect([reply.statusCode, fieldsOf(reply)]).toEqual([400, [field]]);
});

it('gives another text of a consent another version, and the same text none', async () => {
  const question = await aQuestion(api, competition, aConsentBody());
  await put(`/${question}`, aConsentBody({ label: 'Rules' }));
  expect(await list()).toMatchObject([{ label: 'Rules', consent: { version: 1 } }]);
  await put(`/${question}`, aConsentBody({ text: 'I climb at my own risk, and warm up.' }));
  expect(await list()).toMatchObject([
    { consent: { version: 2, text: 'I climb at my own risk, and warm up.' } },
  ]);
  const rewrite = api.db.kysely.updateTable('consentText').set({ text: 'I pay.' }).execute();
  await expect(rewrite).rejects.toThrow('people agreed to this text');
});

it('does not overwrite what another organiser changed meanwhile', async () => {
  const question = await aQuestion(api, competition, aConsentBody());
  const [seen] = await list();
  const text = 'I climb at my own risk, and warm up.';
  expect((await put(`/${question}?version=${seen?.version}`, aConsentBody({ text }))).statusCode).toBe(200);
  const late = await put(`/${question}?version=${seen?.version}`, aConsentBody({ label: 'Rules' }));
  expect([late.statusCode, code(late)]).toEqual([409, 'question.changed']);
  const [now] = await list();
  expect(now).toMatchObject({ label: 'Rules of the gym', consent: { version: 2, text } });
  await put('', { questions: [question] });
  const saved = await put(`/${question}?version=${now?.version}`, aConsentBody({ label: 'Rules', text }));
  expect(saved.json<QuestionList>().data).toMatchObject([{ label: 'Rules', consent: { version: 2 } }]);
});

it('puts questions in order, unless somebody else has changed them', async () => {
  const [first, second] = [
    await aQuestion(api, competition),
    await aQuestion(api, competition, aConsentBody()),
  ];
  const reply = await put('', { questions: [second, first] });
  expect(reply.json<QuestionList>().data.map(({ uuid }) => uuid)).toEqual([second, first]);
  for (const questions of [[first], [first, first], [first, second, competition.stage]])
    expect(code(await put('', { questions }))).toBe('questions.changed');
});

it('asks an archived question no more, and keeps it for organisers', async () => {
  const question = await aQuestion(api, competition);
  await archive(question, true);
  expect(await list()).toEqual([]);
  expect(await list(competition.master)).toMatchObject([{ uuid: question, archived: true }]);
  await archive(question, false);
  expect(await list()).toMatchObject([{ uuid: question }]);
});

it('asks up to twenty questions', async () => {
  const first = await aQuestion(api, competition);
  await archive(first, true);
  for (let number = 0; number < mostQuestions; number += 1)
    await aQuestion(api, competition, aQuestionBody({ label: `Question ${number}` }));
  const more = await api.call('POST', at(), { as: competition.master, body: aQuestionBody() });
  expect([code(more), code(await archive(first, false))]).toEqual(['questions.full', 'questions.full']);
});

it('keeps the kind, and the promise of who reads what was answered', async () => {
  const question = await aQuestion(api, competition, aQuestionBody({ readers: 'ORGANISERS' }));
  expect(code(await put(`/${question}`, aQuestionBody({ kind: 'NUMBER' })))).toBe('question.kind_fixed');
  const { profile } = await anEntry(api.db, competition);
  await answersOf(api, competition, profile, competition.master).write([{ question, value: 'Ben' }]);
  expect(code(await put(`/${question}`, aQuestionBody()))).toBe('question.readers_fixed');
  expect(
    (await put(`/${question}`, aQuestionBody({ readers: 'ORGANISERS', label: 'Who?' }))).statusCode,
  ).toBe(200);
});

it('lets staff change only questions whose answers they read', async () => {
  const staff = await aMember(api.db, competition, 'STAFF');
  const body = aQuestionBody({ readers: 'ORGANISERS' });
  const question = await aQuestion(api, competition, body);
  expect((await put(`/${question}`, aQuestionBody(), staff)).statusCode).toBe(403);
  expect((await api.call('POST', at(), { as: staff, body })).statusCode).toBe(403);
});
