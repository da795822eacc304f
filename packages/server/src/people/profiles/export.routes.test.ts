import { aDesk } from '../../entering/desk/testing.ts';
import { aConsentBody, answersOf, aQuestion } from '../../entering/questions/testing.ts';
import { aTeam } from '../../entering/teams/testing.ts';
import { aWave } from '../../entering/waves/testing.ts';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';

const api = testApi();

it("hands over what is kept about somebody and their children, and nobody else's", async () => {
  const parent = await aUser(api.db, { firstName: 'Paula' });
  const child = await aProfile(api.db, { parentId: parent.profile, firstName: 'Kit' });
  const competition = await aCompetition(api.db);
  await anEntry(api.db, competition, { profileId: child, competitorNumber: '17' });
  await anEntry(api.db, competition);
  const attempt = { ...aTop, notes: 'strong', timestamp: '2026-01-02T03:04:05.678Z' };
  const command = aCommand({ route: competition.routes[0], competitor: child, attempts: [attempt] });
  await send(api, competition.id, competition.master, command);

  const reply = await api.call('GET', '/profiles/me/export', { as: parent });

  expect(reply.headers['content-disposition']).toBe('attachment; filename="topout-my-data.json"');
  expect(reply.json()).toMatchObject({
    profile: { firstName: 'Paula', email: parent.email },
    children: [{ uuid: child, firstName: 'Kit' }],
    roles: [],
    entries: [
      {
        competition: 'Test Open',
        category: 'Women',
        competitor: child,
        competitorNumber: '17',
        status: 'ENTERED',
        wave: null,
        clockStartedAt: null,
        attempts: [
          {
            route: 'Route 1',
            number: 1,
            success: true,
            notes: 'strong',
            timestamp: '2026-01-02T03:04:05.678Z',
          },
        ],
      },
    ],
  });
});

it('tells what a check-in desk recorded, and not who did', async () => {
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  const competition = await aCompetition(api.db);
  await anEntry(api.db, competition, { profileId: child });
  const paid = { amountMinor: 2500, currency: 'EUR', how: 'CASH' };
  const waiver = { signer: 'GUARDIAN', name: 'Paula Parent' };
  await aDesk(api, competition).record(child, { present: true, paid, waiver });
  const at = expect.any(String);

  const { checkIns } = (await api.call('GET', '/profiles/me/export', { as: parent })).json();

  expect(checkIns).toEqual([
    {
      competition: 'Test Open',
      competitor: child,
      present: { at },
      paid: { ...paid, at },
      waiver: { ...waiver, at },
      bib: null,
    },
  ]);
});

it('names the teams of somebody and their children', async () => {
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, { parentId: parent.profile });
  const competition = await aCompetition(api.db);
  const { profile } = await anEntry(api.db, competition);
  await anEntry(api.db, competition, { profileId: child });
  await aTeam(api.db, competition, { name: 'Jugs', members: [child, profile] });
  const { teams } = (await api.call('GET', '/profiles/me/export', { as: parent })).json();
  expect(teams).toEqual([{ competition: 'Test Open', competitor: child, team: 'Jugs' }]);
});

it('tells which session people are in, and when their clock began', async () => {
  const ada = await aUser(api.db);
  const competition = await aCompetition(api.db);
  await anEntry(api.db, competition, { profileId: ada.profile });
  const wave = await aWave(api, competition);
  await api.call('PUT', `/competitions/${competition.id}/waves/of/${ada.profile}`, {
    as: ada,
    body: { wave },
  });
  await aDesk(api, competition).record(ada.profile, { present: true });
  const at = expect.any(String);
  const { entries } = (await api.call('GET', '/profiles/me/export', { as: ada })).json();
  expect(entries).toMatchObject([
    { wave: { name: 'Afternoon', waits: false, since: at }, clockStartedAt: at },
  ]);
});

it('is for those who are signed in', async () => {
  expect((await api.call('GET', '/profiles/me/export')).statusCode).toBe(401);
});

it('contains what people answered, and agreed to in which words', async () => {
  const parent = await aUser(api.db, { firstName: 'Paula', lastName: 'Parent' });
  const child = await aProfile(api.db, {
    parentId: parent.profile,
    yearOfBirth: new Date().getUTCFullYear() - 9,
  });
  const competition = await aCompetition(api.db);
  await anEntry(api.db, competition, { profileId: child });
  const contact = await aQuestion(api, competition);
  const rules = await aQuestion(api, competition, aConsentBody());
  await answersOf(api, competition, child, parent).write([
    { question: contact, value: 'Ben, 0151' },
    { question: rules, value: true, version: 1 },
  ]);
  const { answers, agreements } = (await api.call('GET', '/profiles/me/export', { as: parent })).json();
  const of = { competition: 'Test Open', competitor: child };
  const at = expect.any(String);
  expect(answers).toEqual([{ ...of, question: 'Emergency contact', answer: 'Ben, 0151', at }]);
  expect(agreements).toEqual([
    {
      ...of,
      consent: 'Rules of the gym',
      version: 1,
      text: 'I climb at my own risk.',
      guardian: 'Paula Parent',
      agreedAt: at,
      endedAt: null,
    },
  ]);
});
