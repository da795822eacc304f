import type { Answers, BulkEntriesReply } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { aConsentBody, answersOf, aQuestion, aQuestionBody } from './testing.ts';

const api = testApi();

let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const enter = (as: TestUser, more: object = {}) =>
  api.call('POST', `/competitions/${competition.id}/entries`, {
    as,
    body: { category: competition.categories[0], ...more },
  });
const code = (reply: { json: <T>() => T }) => reply.json<{ code: string }>().code;
const fieldsOf = (reply: { json: <T>() => T }) => reply.json<{ detail: { fields?: object } }>().detail.fields;
const agreements = () =>
  api.db.kysely
    .selectFrom('agreement')
    .selectAll()
    .where('competitionId', '=', competition.id)
    .orderBy('agreedAt')
    .execute();
const yearsAgo = (years: number) => new Date().getUTCFullYear() - years;
const change = (question: string, body: object) =>
  api.call('PUT', `/competitions/${competition.id}/questions/${question}`, { as: competition.master, body });
const close = () =>
  api.db.kysely
    .updateTable('competition')
    .set({ entriesCloseAt: new Date() })
    .where('id', '=', competition.id)
    .execute();

it('asks people who enter, with a message at each question, and staff not', async () => {
  const contact = await aQuestion(api, competition);
  const rules = await aQuestion(api, competition, aConsentBody());
  const size = await aQuestion(
    api,
    competition,
    aQuestionBody({ kind: 'CHOICE', label: 'Shirt', choices: ['S', 'M'], required: false }),
  );
  const ada = await aUser(api.db);
  const missing = await enter(ada);
  expect([missing.statusCode, fieldsOf(missing)]).toEqual([
    400,
    { [contact]: ['Required'], [rules]: ['Required'] },
  ]);
  const answers = [
    { question: contact, value: ' Ben, 0151 ' },
    { question: rules, value: true, version: 1 },
    { question: size, value: 'XL' },
  ];
  const [, ...rest] = answers;
  const unseen = await enter(ada, { answers: [{ question: contact, value: '\u200b' }, ...rest.slice(0, 1)] });
  expect(fieldsOf(unseen)).toEqual({ [contact]: ['Required'] });
  const wrong = await enter(ada, { answers });
  expect(fieldsOf(wrong)).toEqual({ [size]: ['Choose one of the answers'] });
  const entered = await enter(ada, { answers: [...answers.slice(0, 2), { question: size, value: 'M' }] });
  expect(entered.statusCode).toBe(201);
  const shown = await answersOf(api, competition, ada.profile, ada).shown();
  expect(shown).toMatchObject({ open: [], canChange: true, minor: false });
  expect(shown.answers).toMatchObject([
    { question: contact, value: 'Ben, 0151' },
    { question: size, value: 'M' },
    { question: rules, value: true, version: 1, guardian: null },
  ]);
  expect((await enter(competition.master)).statusCode).toBe(201);
});

it('asks minors, adults and categories for themselves', async () => {
  const [women, men] = competition.categories;
  await aQuestion(api, competition, aQuestionBody({ label: 'Minors', audience: 'MINORS' }));
  await aQuestion(api, competition, aQuestionBody({ label: 'Adults', audience: 'ADULTS' }));
  await aQuestion(
    api,
    competition,
    aQuestionBody({ label: 'Men', audience: 'CATEGORIES', categories: [men] }),
  );
  const labels = async (user: string) =>
    (await answersOf(api, competition, user, competition.master).shown()).questions.map(({ label }) => label);
  const adult = await anEntry(api.db, competition, { categoryId: men });
  const kim = await aProfile(api.db, { yearOfBirth: yearsAgo(12) });
  await anEntry(api.db, competition, { categoryId: women, profileId: kim });
  expect([await labels(adult.profile), await labels(kim)]).toEqual([['Adults', 'Men'], ['Minors']]);
});

it('records the parent of a child, and asks minors for their guardian', async () => {
  const rules = await aQuestion(api, competition, aConsentBody());
  const answers = [{ question: rules, value: true, version: 1 }];
  const parent = await aUser(api.db, { firstName: 'Pat', lastName: 'Parent' });
  const child = await aProfile(api.db, { parentId: parent.profile, yearOfBirth: yearsAgo(12) });
  const { data } = (
    await api.call('POST', `/competitions/${competition.id}/entries/bulk`, {
      as: parent,
      body: { entries: [{ category: competition.categories[0], user: child, answers }] },
    })
  ).json<BulkEntriesReply>();
  expect(data).toMatchObject([{ status: 201 }]);
  const kim = await aUser(api.db, { yearOfBirth: yearsAgo(15) });
  expect(fieldsOf(await enter(kim, { answers }))).toEqual({ guardian: ['Required'] });
  expect((await enter(kim, { answers, guardian: 'Gerda Guard' })).statusCode).toBe(201);
  expect(await agreements()).toMatchObject([
    { profileId: child, agreedBy: parent.profile, guardian: 'Pat Parent', version: 1 },
    { profileId: kim.profile, agreedBy: kim.profile, guardian: 'Gerda Guard' },
  ]);
});

it('asks again for a consent whose text has changed, also once entries are closed', async () => {
  const rules = await aQuestion(api, competition, aConsentBody());
  const ada = await aUser(api.db);
  await enter(ada, { answers: [{ question: rules, value: true, version: 1 }] });
  const own = answersOf(api, competition, ada.profile, ada);
  await change(rules, aConsentBody({ text: 'Another text.' }));
  await close();
  expect(await own.shown()).toMatchObject({ open: [rules], canChange: false });
  expect(code(await own.write([{ question: rules, value: true, version: 1 }]))).toBe('answers.text_changed');
  const agreed = await own.write([{ question: rules, value: true, version: 2 }]);
  expect(agreed.json<Answers>()).toMatchObject({ open: [], answers: [{ version: 2 }] });
  expect(await agreements()).toMatchObject([
    { version: 1, endedAt: expect.any(Date) },
    { version: 2, endedAt: null },
  ]);
});

it('keeps the time of an agreement that is sent twice, or by two phones at once', async () => {
  const rules = await aQuestion(api, competition, aConsentBody());
  const { profile } = await anEntry(api.db, competition);
  const desk = answersOf(api, competition, profile, competition.master);
  const answers = [{ question: rules, value: true, version: 1 }];
  const replies = await Promise.all([desk.write(answers), desk.write(answers)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await agreements()).toHaveLength(1);
});

it('lets people change and withdraw answers until entries close, and required ones not at all', async () => {
  const contact = await aQuestion(api, competition);
  const photos = await aQuestion(api, competition, aConsentBody({ label: 'Photos', required: false }));
  const ada = await aUser(api.db);
  await enter(ada, {
    answers: [
      { question: contact, value: 'Ben' },
      { question: photos, value: true, version: 1 },
    ],
  });
  const own = answersOf(api, competition, ada.profile, ada);
  const without = await own.write([{ question: photos, value: false }]);
  expect(without.json<Answers>().answers).toMatchObject([{ question: contact, value: 'Ben' }]);
  expect(fieldsOf(await own.write([{ question: contact, value: null }]))).toEqual({
    [contact]: ['Required'],
  });
  await close();
  expect(code(await own.write([{ question: contact, value: 'Cem' }]))).toBe('answers.fixed');
  const desk = answersOf(api, competition, ada.profile, competition.master);
  expect((await desk.write([{ question: contact, value: 'Cem' }])).statusCode).toBe(200);
});

it('keeps an answer that organisers have dropped, until the person gives another', async () => {
  const choice = { kind: 'CHOICE', label: 'Shirt' } as const;
  const size = await aQuestion(api, competition, aQuestionBody({ ...choice, choices: ['S', 'L'] }));
  const contact = await aQuestion(api, competition, aQuestionBody({ required: false }));
  const ada = await aUser(api.db);
  await enter(ada, { answers: [{ question: size, value: 'L' }] });
  await change(size, aQuestionBody({ ...choice, choices: ['S', 'M'] }));
  const own = answersOf(api, competition, ada.profile, ada);
  const desk = answersOf(api, competition, ada.profile, competition.master);
  for (const who of [own, desk])
    expect((await who.write([{ question: contact, value: 'Ben' }])).statusCode).toBe(200);
  expect((await own.shown()).answers).toContainEqual(expect.objectContaining({ question: size, value: 'L' }));
  expect(Object.keys(fieldsOf(await own.write([{ question: size, value: 'L' }])) ?? {})).toEqual([size]);
  expect(Object.keys(fieldsOf(await own.write([{ question: size, value: null }])) ?? {})).toEqual([size]);
  expect((await own.write([{ question: size, value: 'M' }])).statusCode).toBe(200);
});

it('lets people withdraw an optional consent at any time', async () => {
  const photos = await aQuestion(api, competition, aConsentBody({ label: 'Photos', required: false }));
  const rules = await aQuestion(api, competition, aConsentBody());
  const ada = await aUser(api.db);
  await enter(ada, { answers: [photos, rules].map((question) => ({ question, value: true, version: 1 })) });
  await change(rules, aConsentBody({ text: 'Another text.' }));
  await close();
  const own = answersOf(api, competition, ada.profile, ada);
  const withdrawn = await own.write([{ question: photos, value: false }]);
  expect([withdrawn.statusCode, withdrawn.json<Answers>().open]).toEqual([200, [rules]]);
  const standing = (await agreements()).filter(({ endedAt }) => endedAt === null);
  expect(standing).toMatchObject([{ questionId: rules }]);
  expect(code(await own.write([{ question: photos, value: true, version: 1 }]))).toBe('answers.fixed');
});

it('keeps judges who enter others from answering for them', async () => {
  competition = await aCompetition(api.db, { settings: { judgeCompetitorPermissions: 'ADD' } });
  const health = await aQuestion(api, competition, aQuestionBody({ label: 'Health', readers: 'ORGANISERS' }));
  const rules = await aQuestion(api, competition, aConsentBody());
  const ada = await aUser(api.db);
  const answers = [
    { question: health, value: 'Asthma' },
    { question: rules, value: true, version: 1 },
  ];
  await enter(ada, { answers });
  const own = answersOf(api, competition, ada.profile, ada);
  const before = await own.shown();
  await api.db.kysely.deleteFrom('entry').where('competitionId', '=', competition.id).execute();
  const judge = await aMember(api.db, competition, 'JUDGE');
  for (const [index, { question }] of answers.entries()) {
    const value = index === 0 ? 'None' : false;
    const reply = await enter(judge, { user: ada.profile, answers: [{ question, value }] });
    expect([reply.statusCode, code(reply)]).toEqual([403, 'forbidden']);
  }
  const staff = await aMember(api.db, competition, 'STAFF');
  const hidden = [{ question: health, value: 'None' }];
  expect((await enter(staff, { user: ada.profile, answers: hidden })).statusCode).toBe(403);
  expect((await enter(judge, { user: ada.profile })).statusCode).toBe(201);
  expect((await own.shown()).answers).toEqual(before.answers);
  expect((await enter(judge, { answers })).statusCode).toBe(201);
});

it('refuses answers to what is not asked', async () => {
  const minors = await aQuestion(api, competition, aQuestionBody({ audience: 'MINORS' }));
  const ada = await aUser(api.db);
  const reply = await enter(ada, { answers: [{ question: minors, value: 'x' }] });
  expect(fieldsOf(reply)).toEqual({ [minors]: ['This is not asked here.'] });
});

it('shows answers to the person, the parent and those who read the question', async () => {
  const health = await aQuestion(api, competition, aQuestionBody({ label: 'Health', readers: 'ORGANISERS' }));
  await aQuestion(api, competition, aQuestionBody({ label: 'Shirt' }));
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  await anEntry(api.db, competition, { profileId: child });
  const [staff, judge] = [
    await aMember(api.db, competition, 'STAFF'),
    await aMember(api.db, competition, 'JUDGE'),
  ];
  const labels = async (as: TestUser) => {
    const reply = await answersOf(api, competition, child, as).read();
    return reply.statusCode === 200
      ? reply.json<Answers>().questions.map(({ label }) => label)
      : reply.statusCode;
  };
  expect(await Promise.all([parent, competition.master, staff, judge].map(labels))).toEqual([
    ['Health', 'Shirt'],
    ['Health', 'Shirt'],
    ['Shirt'],
    403,
  ]);
  const written = answersOf(api, competition, child, staff).write([{ question: health, value: 'x' }]);
  expect((await written).statusCode).toBe(403);
});
