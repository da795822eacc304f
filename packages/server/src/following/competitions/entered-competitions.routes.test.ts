import type { EnteredCompetition } from '@topout/contract';
import { aCompetition, anEntry } from './testing.ts';
import { newId } from '../../platform/ids.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { aProfile, aUser, testApi, type TestUser, formOf } from '../../testing.ts';

const api = testApi();
const day = 86_400_000;
const inDays = (days: number) => ({
  startsAt: new Date(Date.now() + days * day),
  endsAt: new Date(Date.now() + days * day + 3_600_000),
});
const listOf = async (as: TestUser) =>
  (await api.call('GET', '/profiles/me/entered-competitions', { as })).json<EnteredCompetition[]>();

it('lists what somebody and their children are entered in, soonest first, then what is over', async () => {
  const parent = await aUser(api.db, { firstName: 'Pat', lastName: 'Climber' });
  const child = await aProfile(api.db, {
    parentId: parent.profile,
    firstName: 'Kim',
    lastName: 'Climber',
  });
  const past = await aCompetition(api.db, { name: 'Past', ...inDays(-9) });
  const soon = await aCompetition(api.db, { name: 'Soon', ...inDays(2), listed: false });
  const live = await aCompetition(api.db, { name: 'Live' });
  for (const competition of [past, soon]) await anEntry(api.db, competition, { profileId: parent.profile });
  await anEntry(api.db, soon, {
    profileId: child,
    categoryId: soon.categories[1],
    competitorNumber: 'K7',
    status: 'WAITING',
  });
  await anEntry(api.db, live, { profileId: child });
  await anEntry(api.db, live);

  expect(await listOf(parent)).toMatchObject([
    { name: 'Live', status: 'LIVE', entries: [{ user: child, name: 'Kim Climber', own: false }] },
    {
      uuid: soon.id,
      name: 'Soon',
      status: 'UPCOMING',
      venue: { name: 'Test wall', timeZone: 'Europe/Paris' },
      entries: [
        { user: parent.profile, name: 'Pat Climber', own: true, category: 'Women', status: 'ENTERED' },
        { user: child, own: false, category: 'Men', competitorNumber: 'K7', status: 'WAITING' },
      ],
    },
    { name: 'Past', status: 'PAST', resultsOut: false },
  ]);
});

it('shows nobody the entries of somebody else, nor a child those of their parent', async () => {
  const [parent, stranger] = [await aUser(api.db), await aUser(api.db)];
  const child = await aUser(api.db, { parentId: parent.profile });
  const competition = await aCompetition(api.db);
  await anEntry(api.db, competition, { profileId: parent.profile });
  for (const other of [stranger, child, competition.master]) expect(await listOf(other)).toEqual([]);
  expect((await api.call('GET', '/profiles/me/entered-competitions')).statusCode).toBe(401);
});

it('forgets an entry that was withdrawn', async () => {
  const climber = await aUser(api.db);
  const competition = await aCompetition(api.db);
  const at = `/competitions/${competition.id}/entries`;
  await api.call('POST', at, { as: climber, body: { category: competition.categories[0] } });
  expect(await listOf(climber)).toHaveLength(1);
  await api.call('DELETE', `${at}/me`, { as: climber });
  expect(await listOf(climber)).toEqual([]);
});

it('lists an imported entry for whoever signs up with its address, and its name', async () => {
  const competition = await aCompetition(api.db);
  const email = `${newId()}@example.org`;
  await api.call('POST', `/competitions/${competition.id}/entries/import`, {
    as: competition.master,
    body: { table: `Name,Category,Year,E-mail\nAda Lovelace,Women,1990,${email}`, dryRun: false },
  });
  const client = { authorization: `Basic ${Buffer.from('topout-web:public').toString('base64')}` };
  const password = 'a long enough word';
  await api.call('POST', '/auth/register', { headers: client, body: { email, password } });
  const tokens = await api.call('POST', '/auth/token', {
    headers: { ...client, 'content-type': 'application/x-www-form-urlencoded' },
    body: formOf({ grantType: 'password', username: email, password }),
  });
  const as = { token: tokens.json<{ accessToken: string }>().accessToken };
  const named = { firstName: 'Ada', lastName: 'Lovelace', yearOfBirth: 1990 };
  await api.call('PATCH', '/profiles/me', { as, body: named });
  const mine = await api.call('GET', '/profiles/me/entered-competitions', { as });
  expect(mine.json()).toMatchObject([
    { uuid: competition.id, entries: [{ own: true, name: 'Ada Lovelace' }] },
  ]);
});

it('tells one entry of whoever goes on to a final, and when its results are out', async () => {
  const competition = await aCompetition(api.db, inDays(-2));
  const final = await aFinal(api.db, competition);
  const climber = await aUser(api.db);
  await anEntry(api.db, competition, { profileId: climber.profile });
  await anEntry(api.db, competition, {
    profileId: climber.profile,
    categoryId: final.category,
  });
  const publish = (stage: string | null) =>
    api.db.kysely
      .insertInto('publication')
      .values({
        competitionId: competition.id,
        id: newId(),
        stageId: stage,
        version: 1,
        final: true,
        document: '{}',
      })
      .execute();
  await publish(competition.stage);
  expect(await listOf(climber)).toMatchObject([{ resultsOut: false, entries: [{ own: true }] }]);
  await publish(final.id);
  expect(await listOf(climber)).toMatchObject([{ resultsOut: true, entries: [{ own: true }] }]);
});
