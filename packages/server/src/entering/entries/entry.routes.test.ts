import type { Entry, EntryDetail } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, aZone, send } from '../../judging/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { newId } from '../../platform/ids.ts';
import { register } from '../enter/register.ts';

const api = testApi();

const read = async (competition: TestCompetition, name: string, as?: TestUser) =>
  (await api.call('GET', `/competitions/${competition.id}/entries/${name}`, { as })).json<EntryDetail>();

const list = async (competition: TestCompetition, as?: TestUser) =>
  (await api.call('GET', `/competitions/${competition.id}/entries`, { as })).json<{
    data: Entry[];
    metadata: { next: string | null };
  }>();

const child = { firstName: 'Kim', lastName: 'Climber', yearOfBirth: new Date().getUTCFullYear() - 9 };

it('shows one entry with its scorecard, by entry, by person and as me', async () => {
  const competition = await aCompetition(api.db);
  const user = await aUser(api.db);
  const { id } = await anEntry(api.db, competition, { profileId: user.profile });
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor: user.profile, attempts: [aZone, aTop] }),
    aCommand({
      route: competition.routes[2],
      competitor: user.profile,
      attempts: [{ success: false, segmentsCount: 20, usedLastHold: true }],
    }),
  );
  const entry = await read(competition, id);
  expect(entry).toMatchObject({
    uuid: id,
    competition: competition.id,
    position: 1,
    attemptsCount: 3,
    stageScorecards: [
      {
        uuid: competition.stage,
        venueGroups: [
          {
            venue: competition.venue,
            attempts: expect.arrayContaining([
              {
                route: { uuid: competition.routes[0] },
                groupData: [
                  { success: false, segmentsCount: 1 },
                  { success: true, segmentsCount: 1 },
                ],
                count: 2,
                success: true,
                segmentsCount: 1,
                usedLastHold: false,
                score: 249,
              },
              expect.objectContaining({ success: false, segmentsCount: 20, usedLastHold: true, count: 1 }),
            ]),
          },
        ],
      },
    ],
  });
  expect(await read(competition, user.profile)).toEqual(entry);
  expect(await read(competition, 'me', user)).toMatchObject({ uuid: id, attempts: entry.attempts });
});

it('takes ids in capitals', async () => {
  const competition = await aCompetition(api.db);
  const { id } = await anEntry(api.db, competition);
  const reply = await api.call(
    'GET',
    `/competitions/${competition.id.toUpperCase()}/entries/${id.toUpperCase()}`,
  );
  expect(reply.json()).toMatchObject({ uuid: id, competition: competition.id });
});

it('names judges and shows their notes to staff and judges only', async () => {
  const competition = await aCompetition(api.db);
  const { id, profile } = await anEntry(api.db, competition);
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({
      route: competition.routes[0],
      competitor: profile,
      attempts: [{ ...aTop, notes: 'foot on the bolt' }],
    }),
  );
  expect((await read(competition, id)).attempts).toMatchObject([{ judge: null, notes: '' }]);
  expect((await read(competition, id, competition.master)).attempts).toMatchObject([
    { judge: { name: 'Maja Master' }, notes: 'foot on the bolt' },
  ]);
});

it('shows minors by first name and initial, but to themselves, their parents, staff and judges', async () => {
  const competition = await aCompetition(api.db);
  const parent = await aUser(api.db);
  const kim = await aProfile(api.db, { ...child, parentId: parent.profile });
  const { id } = await anEntry(api.db, competition, { profileId: kim });
  const judge = await aMember(api.db, competition, 'JUDGE');
  const nameFor = async (as?: TestUser) => (await read(competition, id, as)).user.name;
  expect([
    await nameFor(),
    await nameFor(await aUser(api.db)),
    await nameFor(parent),
    await nameFor(judge),
  ]).toEqual(['Kim C.', 'Kim C.', 'Kim Climber', 'Kim Climber']);
});

it('shows e-mail, parent and age of the account to those who may modify entries', async () => {
  const competition = await aCompetition(api.db);
  const parent = await aUser(api.db, { firstName: 'Pat' });
  const kim = await aProfile(api.db, { ...child, parentId: parent.profile });
  await anEntry(api.db, competition, { profileId: kim });
  const judge = await aMember(api.db, competition, 'JUDGE');
  const [forStaff] = (await list(competition, competition.master)).data;
  const [forJudge] = (await list(competition, judge)).data;
  expect(forStaff?.user).toMatchObject({
    email: null,
    parent: { firstName: 'Pat', email: parent.email },
    creationTime: expect.any(String),
  });
  expect(Object.keys(forJudge?.user ?? {}).toSorted()).toEqual([
    'firstName',
    'lastName',
    'name',
    'picture',
    'pictureUrl',
    'publicName',
    'uuid',
  ]);
});

describe('while the board is hidden', () => {
  const hidden = async () => {
    const competition = await aCompetition(api.db, {
      liveLeaderboard: false,
      settings: { judgesCanSeeLeaderboard: false },
    });
    const user = await aUser(api.db);
    const { id } = await anEntry(api.db, competition, { profileId: user.profile });
    await send(
      api,
      competition.id,
      competition.master,
      aCommand({ route: competition.routes[0], competitor: user.profile, attempts: [aTop] }),
    );
    return { competition, user, id };
  };

  it('shows the public and judges who takes part and nothing else', async () => {
    const { competition, id } = await hidden();
    const judge = await aMember(api.db, competition, 'JUDGE');
    for (const as of [undefined, judge]) {
      expect(await read(competition, id, as)).toMatchObject({
        position: null,
        score: null,
        scoreText: '',
        attemptsCount: 0,
        attempts: [],
        stageScorecards: [{ venueGroups: [] }],
      });
      expect((await list(competition, as)).data).toMatchObject([
        { position: null, score: null, attemptsCount: 0 },
      ]);
    }
  });

  it('shows competitors their own card, without the position', async () => {
    const { competition, user } = await hidden();
    expect(await read(competition, 'me', user)).toMatchObject({
      position: null,
      score: 250,
      attemptsCount: 1,
    });
  });

  it('shows staff everything', async () => {
    const { competition, id } = await hidden();
    expect(await read(competition, id, competition.master)).toMatchObject({ position: 1, score: 250 });
  });
});

it('pages a long list, whole and without repetition', async () => {
  const competition = await aCompetition(api.db);
  const profiles = Array.from({ length: 205 }, () => ({ id: newId(), firstName: 'A', lastName: 'B' }));
  await api.db.kysely.insertInto('profile').values(profiles).execute();
  await api.db.transaction((tx) =>
    register(
      tx,
      competition.id,
      profiles.map(({ id }) => ({ profile: id })),
    ),
  );
  await api.db.kysely
    .insertInto('entry')
    .values(
      profiles.map(({ id }) => ({
        competitionId: competition.id,
        id: newId(),
        profileId: id,
        categoryId: competition.categories[0],
      })),
    )
    .execute();
  const first = await list(competition);
  const next = first.metadata.next?.replace('/api', '') ?? '';
  const second = (await api.call('GET', next)).json<typeof first>();
  expect([first.data.length, second.data.length, second.metadata.next]).toEqual([200, 5, null]);
  expect(new Set([...first.data, ...second.data].map(({ uuid }) => uuid)).size).toBe(205);
});

it.each([
  ['an unknown entry', newId(), 404],
  ['me without a session', 'me', 401],
  ['what is no uuid', 'somebody', 400],
])('refuses %s', async (_name, name, status) => {
  const competition = await aCompetition(api.db);
  expect((await api.call('GET', `/competitions/${competition.id}/entries/${name}`)).statusCode).toBe(status);
});

it('tells those who see the whole name of a minor what the public sees', async () => {
  const competition = await aCompetition(api.db);
  const parent = await aUser(api.db);
  const staff = await aMember(api.db, competition, 'STAFF');
  const kim = await aProfile(api.db, { ...child, parentId: parent.profile });
  await anEntry(api.db, competition, { profileId: kim });
  await anEntry(api.db, competition, { profileId: parent.profile });
  const names = async (who: string, as?: TestUser) => {
    const { name, publicName } = (await read(competition, who, as)).user;
    return [name, publicName];
  };
  expect(await names(kim, parent)).toEqual(['Kim Climber', 'Kim C.']);
  expect(await names(kim, staff)).toEqual(['Kim Climber', 'Kim C.']);
  expect(await names(kim)).toEqual(['Kim C.', undefined]);
  const [name, publicName] = await names('me', parent);
  expect([name?.length, publicName]).toEqual([expect.any(Number), undefined]);
});

describe('by competitor number', () => {
  const lookUp = (competition: TestCompetition, number: string) =>
    api.call(
      'GET',
      `/competitions/${competition.id}/entries/by-competitor-number/${encodeURIComponent(number)}`,
    );

  it('finds a competitor, however the number is written', async () => {
    const competition = await aCompetition(api.db);
    const kim = await aProfile(api.db, child);
    const { id } = await anEntry(api.db, competition, { profileId: kim, competitorNumber: 'N12' });
    const reply = await lookUp(competition, ' n 12');
    expect(reply.json()).toEqual({
      uuid: id,
      competitorNumber: 'N12',
      user: { uuid: kim, firstName: 'Kim', lastName: 'C.' },
      category: { uuid: competition.categories[0], name: 'Women' },
    });
  });

  it('answers 404 to a number that nobody wears', async () => {
    expect((await lookUp(await aCompetition(api.db), '99')).statusCode).toBe(404);
  });

  it('answers a limited number of times', async () => {
    const competition = await aCompetition(api.db);
    const replies = await Promise.all(
      Array.from({ length: 130 }, (_, index) => lookUp(competition, `${index}`)),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([404, 429]));
  });
});
