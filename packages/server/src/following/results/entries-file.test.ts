import type { AuthorizeReply } from '@topout/contract';
import readSheets from 'read-excel-file/node';
import { aConsentBody, answersOf, aQuestion, aQuestionBody } from '../../entering/questions/testing.ts';
import { aCompetition, aMember, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let url: string;
beforeEach(async () => {
  competition = await aCompetition(api.db);
  url = `/competitions/${competition.id}/entries`;
});

/** The cells of the only entry, by the heads of their columns. */
async function cells(as: TestUser): Promise<Record<string, unknown>> {
  const [sheet] = await readSheets((await api.call('GET', `${url}.xlsx`, { as })).rawPayload);
  const [head = [], row = []] = sheet?.data ?? [];
  return Object.fromEntries<unknown>(head.map((title, index) => [String(title), row[index]]));
}
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);

it('has a row for each entry, with what the desk recorded, and nothing that runs', async () => {
  const profileId = await aProfile(api.db, {
    firstName: '=1+1',
    lastName: 'Zoë',
    yearOfBirth: new Date().getFullYear() - 9,
  });
  const { profile } = await anEntry(api.db, competition, { profileId, competitorNumber: '-7' });
  await api.call('PATCH', `/competitions/${competition.id}/check-in/${profile}`, {
    as: competition.master,
    body: {
      present: true,
      paid: { amountMinor: 2550, currency: 'EUR', how: 'CASH' },
      waiver: { signer: 'GUARDIAN', name: '@Paula' },
    },
  });
  expect(await cells(competition.master)).toEqual({
    Number: "'-7",
    'First name': "'=1+1",
    'Last name': 'Zoë',
    Category: 'Women',
    Team: null,
    Session: null,
    Status: 'ENTERED',
    'Checked in': moment,
    'Bib given': null,
    Paid: moment,
    Amount: 25.5,
    Currency: 'EUR',
    'Paid by': 'CASH',
    Waiver: moment,
    'Waiver signed by guardian': "'@Paula",
    'Under 18': 'yes',
    'E-mail': null,
    Parent: null,
  });
  const csv = await api.call('GET', `${url}.csv`, { as: competition.master });
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="entries\.csv"/),
    'cache-control': 'private, no-store',
  });
  expect(csv.body).toMatch(/^\uFEFFNumber,First name,.*\r\n'-7,'=1\+1,Zoë,Women,,,ENTERED,/);
});

it('has columns of the answers that the reader may see, and of consents with version and times', async () => {
  const ada = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: ada.profile });
  const shirt = await aQuestion(api, competition, aQuestionBody({ label: 'Shirt' }));
  await aQuestion(
    api,
    competition,
    aQuestionBody({ label: 'Health', required: false, readers: 'ORGANISERS' }),
  );
  const rules = await aQuestion(api, competition, aConsentBody({ label: '+Rules', required: false }));
  const own = answersOf(api, competition, ada.profile, ada);
  await own.write([
    { question: shirt, value: '=M' },
    { question: rules, value: true, version: 1 },
  ]);
  const agreed = { "'+Rules: version": 1, "'+Rules: agreed": moment, "'+Rules: guardian": null };
  expect(await cells(competition.master)).toMatchObject({
    Shirt: "'=M",
    Health: null,
    "'+Rules": 'yes',
    ...agreed,
    "'+Rules: withdrawn": null,
    'E-mail': ada.email,
  });
  await own.write([{ question: rules, value: false }]);
  const staff = await cells(await aMember(api.db, competition, 'STAFF'));
  expect(staff).toMatchObject({ "'+Rules": 'withdrawn', ...agreed, "'+Rules: withdrawn": moment });
  expect(staff).not.toHaveProperty('Health');
});

it('opens by a link that works once', async () => {
  const body = { redirectUri: `http://localhost/api${url}.csv` };
  const reply = await api.call('POST', '/auth/authorize', {
    as: competition.master,
    body,
    headers: { host: 'localhost' },
  });
  const link = `${url}.csv?code=${reply.json<AuthorizeReply>().code}`;
  const stranger = await aUser(api.db);
  const tries = [await api.call('GET', link), await api.call('GET', link)];
  tries.push(await api.call('GET', `${url}.csv`), await api.call('GET', `${url}.csv`, { as: stranger }));
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401, 403]);
});
