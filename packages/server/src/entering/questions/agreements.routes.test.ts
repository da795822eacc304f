import type { Agreements, AuditRecord } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { aConsentBody, answersOf, aQuestion } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
let question: string;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  question = await aQuestion(api, competition, aConsentBody());
  ada = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: ada.profile });
  const { write } = answersOf(api, competition, ada.profile, ada);
  expect((await write([{ question, value: true, version: 1 }])).statusCode).toBe(200);
});

const path = () => `/competitions/${competition.id}/agreements/${ada.profile}`;
const withdraw = (as: Pick<TestUser, 'token'>) => api.call('DELETE', `${path()}/${question}`, { as });
const shown = async (as: Pick<TestUser, 'token'>) =>
  (await api.call('GET', path(), { as })).json<Agreements>().data;
const change = (method: 'PUT' | 'PATCH', body: object) =>
  api.call(method, `/competitions/${competition.id}/questions/${question}`, { as: competition.master, body });

it('keeps a consent that everybody has to give as it stands', async () => {
  const reply = await withdraw(ada);
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'consent.required']);
});

it.each([
  [
    'a text that was replaced',
    () => change('PUT', aConsentBody({ text: 'Another text.' })),
    { replaced: true },
  ],
  ['what is asked no more', () => change('PATCH', { archived: true }), { archived: true }],
])('withdraws a consent to %s; staff see when', async (_what, happen, state) => {
  await happen();
  expect(await shown(ada)).toMatchObject([{ version: 1, endedAt: null, mayWithdraw: true, ...state }]);
  const replies = [await withdraw(ada), await withdraw(ada)];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const ended = { endedAt: expect.any(String), mayWithdraw: false, text: 'I climb at my own risk.' };
  expect(await shown(competition.master)).toMatchObject([ended]);
  const data = await api.call('GET', '/profiles/me/export', { as: ada });
  expect(data.body).toContain('I climb at my own risk.');
});

it('says in the history who withdrew it, once', async () => {
  await change('PATCH', { archived: true });
  await withdraw(competition.master);
  await withdraw(ada);
  const history = await api.call('GET', `/competitions/${competition.id}/audit`, {
    as: competition.master,
  });
  const { data } = history.json<{ data: AuditRecord[] }>();
  expect(data.filter(({ kind }) => kind === 'consent.withdrawn')).toMatchObject([
    { actor: { uuid: competition.master.profile }, user: { uuid: ada.profile }, details: { question } },
  ]);
});

it('belongs to the person, their parent and the organisers', async () => {
  const stranger = await aUser(api.db);
  const nobody = await api.call('GET', `/competitions/${competition.id}/agreements/${stranger.profile}`, {
    as: competition.master,
  });
  const refused = [await api.call('GET', path(), { as: stranger }), await withdraw(stranger), nobody];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404]);
});
