import type { EntryDetail, Raffle } from '@topout/contract';
import { aConsentBody, answersOf, aQuestion } from '../../entering/questions/testing.ts';
import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aRaffle } from '../../following/raffle/testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { aWave } from '../../entering/waves/testing.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';
import { aCommand, aTop, outcomes, send } from '../testing.ts';
import { corrections } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let staying: TestEntry;
let going: TestEntry;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  staying = await anEntry(api.db, competition, { competitorNumber: 'T1' });
  going = await anEntry(api.db, competition, {
    categoryId: competition.categories[1],
    profileId: await aProfile(api.db, { firstName: 'Adda' }),
  });
});

const ask = (method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object) =>
  api.call(method, `/competitions/${competition.id}${path}`, { as: competition.master, body });
const cardOf = async ({ id }: Pick<TestEntry, 'id'>) =>
  (await ask('GET', `/entries/${id}`)).json<EntryDetail>();
const merge = () => corrections(api, competition).merge([going, staying]);
const undo = (record: string) => corrections(api, competition).restore(record);
afterEach(async () => expect(await corrections(api, competition).differences()).toEqual([]));

it('keeps that a person has won the raffle: nobody is drawn twice', async () => {
  await aRaffle(api.db, competition, going.profile);
  const winner = async () => (await ask('GET', '/raffle')).json<Raffle>().prizes[0]?.draws[0]?.user;
  const { record } = await merge();
  expect(await winner()).toBe(staying.profile);
  await undo(record);
  expect(await winner()).toBe(going.profile);
});

it('leaves to both what each of them has won', async () => {
  const { prize } = await aRaffle(api.db, competition, going.profile);
  await api.db.rows(
    {
      name: 'test.won_too',
      text: `insert into raffle_draw (competition_id, id, prize_id, profile_id, among, absent_at)
        values ($1, gen_random_uuid(), $2, $3, 1, now())`,
    },
    [competition.id, prize, staying.profile],
  );
  const drawn = async () =>
    (await ask('GET', '/raffle'))
      .json<Raffle>()
      .prizes[0]?.draws.map(({ user }) => user)
      .toSorted();
  const before = await drawn();
  const { record } = await merge();
  expect(await drawn()).toEqual(before);
  await undo(record);
  expect(await drawn()).toEqual(before);
});

it('keeps answers and consents, and gives them back', async () => {
  const [contact, rules] = [
    await aQuestion(api, competition),
    await aQuestion(api, competition, aConsentBody()),
  ];
  const of = ({ profile }: TestEntry) => answersOf(api, competition, profile, competition.master);
  const wrote = await of(going).write(
    [
      { question: contact, value: '0171 1' },
      { question: rules, value: true, version: 1 },
    ],
    { guardian: 'Maja Master' },
  );
  expect(wrote.statusCode).toBe(200);
  const given = async (entry: TestEntry) =>
    (
      await api.db.rows<{ what: string }>(
        {
          name: 'test.given',
          text: `select text as what from answer where competition_id = $1 and profile_id = $2
            union all select 'agreed' from agreement where competition_id = $1 and profile_id = $2 order by 1`,
        },
        [competition.id, entry.profile],
      )
    ).map(({ what }) => what);
  const { record } = await merge();
  expect([await given(staying), await given(going)]).toEqual([['0171 1', 'agreed'], []]);
  await undo(record);
  expect([await given(staying), await given(going)]).toEqual([[], ['0171 1', 'agreed']]);
});

it('keeps the handicap that only one of them has', async () => {
  const handicap = (entry: TestEntry, percent: number | null, points: number | null) =>
    api.db.rows(
      {
        name: 'test.handicap',
        text: 'update registration set handicap_percent = $3, handicap_points = $4 where competition_id = $1 and profile_id = $2',
      },
      [competition.id, entry.profile, percent, points],
    );
  await handicap(going, 110, 50);
  await handicap(staying, 120, null);
  const of = async (entry: TestEntry) =>
    await api.db.kysely
      .selectFrom('registration')
      .select(['handicapPercent', 'handicapPoints'])
      .where('competitionId', '=', competition.id)
      .where('profileId', '=', entry.profile)
      .executeTakeFirstOrThrow();
  const { record } = await merge();
  expect(await of(staying)).toEqual({ handicapPercent: 120, handicapPoints: 50 });
  await undo(record);
  expect(await of(staying)).toEqual({ handicapPercent: 120, handicapPoints: null });
  expect(await of(going)).toEqual({ handicapPercent: 110, handicapPoints: 50 });
});

it('keeps that they do not want to climb in the next stage', async () => {
  const { id: stage } = await aFinal(api.db, competition);
  const said = await ask('PUT', `/finalists/${going.profile}`, { stage, declines: true });
  expect(said.statusCode).toBe(204);
  const { record } = await merge();
  expect((await cardOf(staying)).declined).toBe(true);
  await undo(record);
  expect([(await cardOf(staying)).declined, (await cardOf(going)).declined]).toEqual([false, true]);
});

describe('the session', () => {
  const sessionOf = async ({ profile }: TestEntry) =>
    (
      await api.db.kysely
        .selectFrom('registration')
        .select(['waveId', 'waveWaits'])
        .where('competitionId', '=', competition.id)
        .where('profileId', '=', profile)
        .executeTakeFirstOrThrow()
    ).waveId;
  const put = async ({ profile }: TestEntry, waveId: string) => {
    await api.db.kysely
      .updateTable('registration')
      .set({ waveId, waveSince: new Date() })
      .where('competitionId', '=', competition.id)
      .where('profileId', '=', profile)
      .execute();
  };

  it('goes to whoever has none, and comes back', async () => {
    const morning = await aWave(api, competition, {});
    await put(going, morning);
    const { record } = await merge();
    expect([await sessionOf(staying), await sessionOf(going)]).toEqual([morning, null]);
    await undo(record);
    expect([await sessionOf(staying), await sessionOf(going)]).toEqual([null, morning]);
  });

  it('comes back also where the other had their own', async () => {
    const [morning, evening] = [
      await aWave(api, competition, {}),
      await aWave(api, competition, { name: 'Evening' }),
    ];
    await put(going, morning);
    await put(staying, evening);
    const { record } = await merge();
    expect([await sessionOf(staying), await sessionOf(going)]).toEqual([evening, null]);
    await undo(record);
    expect([await sessionOf(staying), await sessionOf(going)]).toEqual([evening, morning]);
  });
});

describe('the marker', () => {
  let noor: TestEntry;
  beforeEach(async () => {
    noor = await anEntry(api.db, competition, { profileId: await aProfile(api.db, { firstName: 'Noor' }) });
    await ask('PATCH', `/route-groups/${competition.group}`, { scoredBy: 'BOTH', confirmedBy: 'MARKER' });
  });
  const pair = async (one: TestEntry, other: TestEntry) => {
    const reply = await ask('PUT', `/markers/${one.id}`, { partner: other.id });
    expect(reply.statusCode).toBe(204);
  };
  const markerOf = async (entry: TestEntry) => (await cardOf(entry)).marker?.entry;

  it('goes on with whoever remains, and comes back', async () => {
    await pair(going, noor);
    const { record } = await merge();
    expect([await markerOf(staying), await markerOf(noor)]).toEqual([noor.id, staying.id]);
    await undo(record);
    expect([await markerOf(going), await markerOf(noor), await markerOf(staying)]).toEqual([
      noor.id,
      going.id,
      undefined,
    ]);
  });

  it('leaves whoever remains with their own', async () => {
    const own = await anEntry(api.db, competition, { profileId: await aProfile(api.db) });
    await pair(going, noor);
    await pair(staying, own);
    const { record } = await merge();
    expect([await markerOf(staying), await markerOf(noor)]).toEqual([own.id, undefined]);
    await undo(record);
    expect([await markerOf(staying), await markerOf(going)]).toEqual([own.id, noor.id]);
  });

  it('may be the other of the two', async () => {
    await pair(going, staying);
    const { record } = await merge();
    expect(await markerOf(staying)).toBeUndefined();
    await undo(record);
    expect([await markerOf(staying), await markerOf(going)]).toEqual([going.id, staying.id]);
  });

  it('keeps what they have logged, and gives it back', async () => {
    const user = await aUser(api.db);
    const marker = await anEntry(api.db, competition, { profileId: user.profile });
    await pair(going, marker);
    const [route] = competition.routes;
    const mark = aCommand({
      kind: 'result.mark',
      route,
      competitor: going.profile,
      base: null,
      attempts: [aTop],
    });
    expect(outcomes(await send(api, competition.id, user, mark))).toEqual(['APPLIED']);
    const marked = async (entry: TestEntry) => (await cardOf(entry)).streams[0]?.mark?.length;
    const { record } = await merge();
    expect(await marked(staying)).toBe(1);
    await undo(record);
    expect([await marked(staying), await marked(going)]).toEqual([undefined, 1]);
  });
});
