import type { AuditRecord, BulkEntriesReply, Entry } from '@topout/contract';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { aConsentBody, answersOf, aQuestion, aQuestionBody } from '../questions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
let size: string;
let rules: string;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  ada = await aUser(api.db, { firstName: 'Ada', lastName: 'Lovelace' });
  size = await aQuestion(
    api,
    competition,
    aQuestionBody({ kind: 'CHOICE', label: 'Shirt', choices: ['S', 'M'] }),
  );
  rules = await aQuestion(api, competition, aConsentBody());
});

const here = (path: string) => `/competitions/${competition.id}${path}`;
const asMaster = (method: 'GET' | 'POST', path: string, body?: object) =>
  api.call(method, here(path), { as: competition.master, body });
const entries = async () => (await asMaster('GET', '/entries')).json<{ data: Entry[] }>().data;

/** Ada as an import lists her: in the women's category. @returns her entry */
async function listed(): Promise<Entry> {
  const table = `Name,Category,Year,E-mail\nAda Lovelace,Women,1990,${ada.email}`;
  await asMaster('POST', '/entries/import', { table, dryRun: false });
  const [entry] = await entries();
  if (!entry) throw new Error('Nobody was imported');
  return entry;
}
const enter = (body: object) => {
  const [category] = competition.categories;
  return api.call('POST', here('/entries'), { as: ada, body: { category, ...body } });
};
const bulk = async (lines: readonly object[], more: object = {}) => {
  const [category] = competition.categories;
  const body = { entries: lines.map((line) => ({ category, ...line })), ...more };
  return (await api.call('POST', here('/entries/bulk'), { as: ada, body })).json<BulkEntriesReply>().data;
};
/** What is stored of a person, whether or not they are entered. */
const stored = async (user: string) => {
  const { kysely } = api.db;
  const answers = await kysely.selectFrom('answer').selectAll().where('profileId', '=', user).execute();
  const agreements = await kysely.selectFrom('agreement').selectAll().where('profileId', '=', user).execute();
  return [
    Object.fromEntries(answers.map(({ questionId, text }) => [questionId, text])),
    agreements.map(({ questionId }) => questionId),
  ];
};
const undo = async () => {
  const { data } = (await asMaster('GET', '/audit')).json<{ data: AuditRecord[] }>();
  return asMaster('POST', `/history/${data.find(({ kind }) => kind === 'entry.taken_over')?.id}/restore`);
};
const agreed = (version = 1) => ({ question: rules, value: true, version });

it('takes over nothing if an answer is refused, so that a corrected one counts', async () => {
  const { uuid, user } = await listed();
  const refused = await enter({ answers: [{ question: size, value: 'XL' }, agreed()] });
  expect(refused.statusCode).toBe(400);
  expect((await enter({ answers: [agreed(7)] })).json()).toMatchObject({ code: 'answers.text_changed' });
  expect(await entries()).toMatchObject([{ user: { uuid: user.uuid } }]);
  const entered = await enter({ answers: [{ question: size, value: 'M' }, agreed()] });
  expect(entered.json()).toMatchObject({ uuid });
  expect(await stored(ada.profile)).toEqual([{ [size]: 'M' }, [rules]]);
});

it('leaves out what is not asked in the category of the list', async () => {
  const [, men] = competition.categories;
  const beard = await aQuestion(
    api,
    competition,
    aQuestionBody({ label: 'Beard', audience: 'CATEGORIES', categories: [men] }),
  );
  await listed();
  const answers = [
    { question: beard, value: 'Yes' },
    { question: size, value: 'M' },
  ];
  expect((await enter({ category: men, answers })).statusCode).toBe(201);
  expect(await stored(ada.profile)).toEqual([{ [size]: 'M' }, []]);
});

it('takes the answers of a line along where many are entered at once', async () => {
  await listed();
  const [line] = await bulk([{ answers: [{ question: size, value: 'M' }, agreed()] }]);
  expect(line).toMatchObject({ error: { code: 'entry.exists' } });
  expect(await stored(ada.profile)).toEqual([{ [size]: 'M' }, [rules]]);
});

it.each([true, false])(
  'refuses a line for its answers, and nobody is entered twice',
  async (allOrNothing) => {
    const child = { firstName: 'Kim', lastName: 'Lovelace', yearOfBirth: 2015, gender: 'FEMALE' };
    const added = await api.call('POST', '/profiles/me/children', { as: ada, body: child });
    const kim = added.json<{ uuid: string }>().uuid;
    const { user } = await listed();
    const lines = [
      { answers: [{ question: size, value: 'XL' }] },
      { user: kim, answers: [{ question: size, value: 'S' }, agreed()] },
    ];
    const replies = await bulk(lines, { allOrNothing });
    expect(replies.map(({ error }) => error?.code)).toEqual([
      'request.invalid',
      allOrNothing ? 'entry.rolled_back' : undefined,
    ]);
    const there = (await entries()).map((entry) => entry.user.uuid);
    expect(there.toSorted()).toEqual((allOrNothing ? [user.uuid] : [user.uuid, kim]).toSorted());
  },
);

it('gives back with an entry only the answers that came with it', async () => {
  const contact = await aQuestion(api, competition);
  const { user } = await listed();
  await answersOf(api, competition, user.uuid, competition.master).write([
    { question: size, value: 'S' },
    { question: contact, value: 'Ben' },
  ]);
  await enter({ answers: [{ question: contact, value: 'My mother, 0151' }, agreed()] });
  expect(await stored(ada.profile)).toEqual([{ [size]: 'S', [contact]: 'My mother, 0151' }, [rules]]);
  expect((await undo()).statusCode).toBe(200);
  expect(await stored(user.uuid)).toEqual([{ [size]: 'S' }, []]);
  expect(await stored(ada.profile)).toEqual([{ [contact]: 'My mother, 0151' }, [rules]]);
});

it('gives back agreements that came with an entry', async () => {
  const { user } = await listed();
  await answersOf(api, competition, user.uuid, competition.master).write([agreed()]);
  await enter({});
  expect(await stored(ada.profile)).toEqual([{}, [rules]]);
  await undo();
  expect([await stored(user.uuid), await stored(ada.profile)]).toEqual([
    [{}, [rules]],
    [{}, []],
  ]);
});
