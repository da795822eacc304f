import type { Competition, Entry, EntryDetail } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, aZone, outcomes, send } from '../testing.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';
import { corrections } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let target: TestEntry;
let source: TestEntry;
let pair: [TestEntry, TestEntry];

beforeEach(async () => {
  competition = await aCompetition(api.db);
  target = await anEntry(api.db, competition, { competitorNumber: 'T1' });
  source = await anEntry(api.db, competition, {
    categoryId: competition.categories[1],
    competitorNumber: 'S1',
    profileId: await aProfile(api.db, { firstName: 'Adda' }),
  });
  pair = [source, target];
});

const at = (minute: number) => ({ timestamp: `2026-03-14T10:${String(minute).padStart(2, '0')}:00.000Z` });
const climb = (entry: TestEntry, route: string, attempts: object[], base: number | null = null) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({
      route,
      competitor: entry.profile,
      base,
      attempts: attempts.map((one) => ({ success: false, ...one })),
    }),
  );
const detail = async ({ id }: Pick<TestEntry, 'id'>) =>
  (
    await api.call('GET', `/competitions/${competition.id}/entries/${id}`, { as: competition.master })
  ).json<EntryDetail>();
/** An entry's result on a route: `T` for a top, else zones or holds. */
const marks = async (entry: TestEntry, route: string) =>
  (await detail(entry)).attempts
    .filter((attempt) => attempt.route === route)
    .map(({ success, segmentsCount }) => (success ? 'T' : segmentsCount))
    .join(' ');
const entries = async () =>
  (await api.call('GET', `/competitions/${competition.id}/entries`, { as: competition.master })).json<{
    data: Entry[];
  }>().data;
const queue = async (route: string) =>
  (
    await api.call('GET', `/competitions/${competition.id}/route-queues/${route}`, { as: competition.master })
  ).json<string[]>();

async function bothClimb() {
  const [first, second, sport] = competition.routes;
  await climb(target, first, [
    { ...aTry, ...at(1) },
    { ...aTop, ...at(5) },
  ]);
  await climb(source, first, [
    { ...aZone, ...at(3) },
    { ...aTry, ...at(7) },
  ]);
  await climb(source, second, [{ ...aZone, ...at(2) }]);
  await climb(target, sport, [{ segmentsCount: 12, ...at(4) }]);
  await climb(source, sport, [{ segmentsCount: 30, ...at(6) }]);
}

describe('a merge', () => {
  it('says what it will move, and then does just that', async () => {
    await bothClimb();
    const { preview, merge, differences } = corrections(api, competition);
    const [first, second, sport] = competition.routes;

    const before = await preview(pair);
    expect(before).toMatchObject({ source: { uuid: source.id }, target: { uuid: target.id } });
    expect(new Map(before.routes.map(({ route, moved, dropped }) => [route, [moved, dropped]]))).toEqual(
      new Map([
        [first, [1, 1]],
        [second, [1, 0]],
        [sport, [1, 1]],
      ]),
    );

    const { entry } = await merge(pair);
    expect(entry).toMatchObject({
      uuid: target.id,
      competitorNumber: 'T1',
      category: { uuid: competition.categories[0] },
      attemptsCount: 5,
    });
    expect(await marks(target, first)).toBe('0 1 T');
    expect([await marks(target, second), await marks(target, sport)]).toEqual(['1', '30']);
    expect((await entries()).map(({ uuid }) => uuid)).toEqual([target.id]);
    expect(await differences()).toEqual([]);
  });

  it('keeps the judge and the time of every attempt', async () => {
    const judge = await aMember(api.db, competition, 'STAFF_JUDGE');
    const [route] = competition.routes;
    const theirs = aCommand({ route, competitor: source.profile, attempts: [{ ...aTop, ...at(3) }] });
    await send(api, competition.id, judge, theirs);
    await corrections(api, competition).merge(pair);
    expect((await detail(target)).attempts).toMatchObject([{ judge: { uuid: judge.profile }, ...at(3) }]);
  });

  it('leaves one record, by which it is undone', async () => {
    const { merge } = corrections(api, competition);
    const { record } = await merge(pair);
    const written = await api.db.kysely
      .selectFrom('audit')
      .select(['id', 'kind', 'entryId', 'actorId'])
      .where('competitionId', '=', competition.id)
      .execute();
    expect(written).toEqual([
      { id: record, kind: 'entry.merged', entryId: target.id, actorId: competition.master.profile },
    ]);
  });

  it('hands places in queues over, and keeps nobody waiting twice', async () => {
    const [route, other] = competition.routes;
    const another = await anEntry(api.db, competition);
    const join = (at: string, { profile }: TestEntry) =>
      send(
        api,
        competition.id,
        competition.master,
        aCommand({ kind: 'queue.add', route: at, competitor: profile }),
      );
    for (const entry of [another, source]) await join(route, entry);
    for (const entry of [source, another, target]) await join(other, entry);
    const last = await anEntry(api.db, competition);
    await join(route, last);

    const { merge, differences } = corrections(api, competition);
    await merge(pair);
    expect(await queue(route)).toEqual([another.profile, target.profile, last.profile]);
    expect(await queue(other)).toEqual([another.profile, target.profile]);
    expect(await differences()).toEqual([]);
  });

  it('gives the place in the competition to one who still waited for it', async () => {
    const waiting = await anEntry(api.db, competition, { status: 'WAITING' });
    const { entry } = await corrections(api, competition).merge([source, waiting]);
    expect(entry.status).toBe('ENTERED');
  });

  it.each([
    ['with itself', () => [target, target] as const, 400],
    ['with nobody', () => [source, { id: competition.id }] as const, 404],
  ])('is refused %s', async (_with, both, status) => {
    const { merge, preview } = corrections(api, competition);
    await expect(merge(both())).rejects.toThrow(String(status));
    await expect(preview(both())).rejects.toThrow(String(status));
  });
});

describe('an imported entry and the own of somebody with an account', () => {
  const [women, men] = [0, 1] as const;

  /** Listed with a number in the second category; entered again, with an account, in the first. */
  async function entered(role: 'SELF' | 'PARENT') {
    const [user, parent] = [await aUser(api.db), await aUser(api.db)];
    const child = await aProfile(api.db, { parentId: parent.profile });
    const profile = role === 'SELF' ? user.profile : child;
    const own = await anEntry(api.db, competition, {
      profileId: profile,
      categoryId: competition.categories[women],
    });
    const as = role === 'SELF' ? user : parent;
    const mine = async () => {
      const { userEntry, childEntries } = (
        await api.call('GET', `/competitions/${competition.id}`, { as })
      ).json<Competition>();
      return userEntry ?? childEntries[0];
    };
    return { own, mine };
  }

  it.each([
    ['into the own', 'SELF', women],
    ['the own into it', 'SELF', men],
    ['into a child’s', 'PARENT', women],
    ['a child’s into it', 'PARENT', men],
  ] as const)('is one with account, number and all attempts: %s', async (_way, role, category) => {
    const { own, mine } = await entered(role);
    const [first, second] = competition.routes;
    await climb(source, first, [{ ...aTry, ...at(1) }]);
    await climb(own, first, [{ ...aZone, ...at(2) }]);
    await climb(own, second, [{ ...aTop, ...at(3) }]);
    const { preview, merge, restore, differences } = corrections(api, competition);
    const asked: [TestEntry, TestEntry] = category === women ? [source, own] : [own, source];
    const { merged, ...both } = await preview(asked);
    expect(both[merged.stays].account).toBe(role);
    expect(merged.competitorNumber).toBe('S1');

    const { record, entry } = await merge(asked);
    expect(entry).toMatchObject({
      uuid: own.id,
      competitorNumber: 'S1',
      category: { uuid: competition.categories[category] },
      attemptsCount: 3,
    });
    expect(await mine()).toMatchObject({ uuid: own.id, competitorNumber: 'S1' });
    expect([await marks(own, first), await marks(own, second)]).toEqual(['0 1', 'T']);
    expect(await differences()).toEqual([]);
    expect(outcomes(await climb(source, second, [aTop]))).toEqual(['HELD attempt.after_top']);

    await restore(record);
    expect(await detail(own)).toMatchObject({
      competitorNumber: null,
      category: { uuid: competition.categories[women] },
      attemptsCount: 2,
    });
    expect(await detail(source)).toMatchObject({
      competitorNumber: 'S1',
      category: { uuid: competition.categories[men] },
      attemptsCount: 1,
    });
    expect(await differences()).toEqual([]);
  });

  it('gives back nothing that somebody changed since', async () => {
    const { own } = await entered('SELF');
    const { merge, restore } = corrections(api, competition);
    const { record } = await merge([own, source]);
    await api.call('PATCH', `/competitions/${competition.id}/entries/${own.id}`, {
      as: competition.master,
      body: { competitorNumber: 'NEW' },
    });
    await restore(record);
    expect(await detail(own)).toMatchObject({ competitorNumber: 'NEW' });
    expect(await detail(source)).toMatchObject({ competitorNumber: 'S1' });
  });
});

describe('what a judge sends for an entry that was merged', () => {
  it('goes to the one it became: nothing is lost', async () => {
    const [route] = competition.routes;
    await climb(source, route, [{ ...aTry, ...at(1) }]);
    await corrections(api, competition).merge(pair);

    const answers = await climb(source, route, [{ ...aZone, ...at(2) }], 1);
    expect(outcomes(answers)).toEqual(['APPLIED']);
    const next = await climb(source, route, [{ ...aTop, ...at(3) }], answers[0]?.version ?? null);
    expect(outcomes(next)).toEqual(['APPLIED']);
    expect(await marks(target, route)).toBe('0 1 T');
    expect(await corrections(api, competition).differences()).toEqual([]);
  });

  it('is held where the judge had not seen what it became, and applied when somebody says so', async () => {
    const [route] = competition.routes;
    await climb(source, route, [{ ...aTry, ...at(1) }]);
    await climb(source, route, [{ ...aTry, ...at(2) }]);
    await corrections(api, competition).merge(pair);

    const [answer] = await climb(source, route, [{ ...aTop, ...at(3) }], 1);
    expect(answer).toMatchObject({ outcome: 'HELD', reason: { code: 'stream.changed' } });
    const settled = await api.call(
      'POST',
      `/competitions/${competition.id}/commands/${answer?.id}/resolution`,
      {
        as: competition.master,
        body: { action: 'APPLY' },
      },
    );
    expect(settled.statusCode).toBe(200);
    expect(await marks(target, route)).toBe('0 0 T');
    expect(await corrections(api, competition).differences()).toEqual([]);
  });

  it('does not take away what the other had climbed', async () => {
    const [route] = competition.routes;
    await climb(target, route, [{ ...aZone, ...at(1) }]);
    await climb(source, route, [{ ...aTry, ...at(2) }]);
    await corrections(api, competition).merge(pair);
    const clear = aCommand({ kind: 'attempts.clear', route, competitor: source.profile, base: 1 });
    expect(outcomes(await send(api, competition.id, competition.master, clear))).toEqual([
      'HELD stream.changed',
    ]);
    expect(await marks(target, route)).toBe('1 0');
  });

  it('is not lost in the very moment of the merge either', async () => {
    const [route, second] = competition.routes;
    const taps = (on: string) =>
      Array.from({ length: 8 }, (_, minute) => climb(source, on, [{ ...aTry, ...at(minute) }]));
    const [, ...answers] = await Promise.all([
      corrections(api, competition).merge(pair),
      ...taps(route),
      ...taps(second),
    ]);
    expect(answers.flatMap(outcomes)).toEqual(Array(16).fill('APPLIED'));
    expect((await detail(target)).attemptsCount).toBe(16);
    expect(await corrections(api, competition).differences()).toEqual([]);
  });

  it('follows from merge to merge', async () => {
    const third = await anEntry(api.db, competition);
    const { merge, differences } = corrections(api, competition);
    await merge(pair);
    await merge([target, third]);
    const [route] = competition.routes;
    expect(outcomes(await climb(source, route, [aTop]))).toEqual(['APPLIED']);
    expect(await marks(third, route)).toBe('T');
    expect(await differences()).toEqual([]);
  });
});

it('is for people who may modify entries', async () => {
  const stranger = await aUser(api.db);
  await expect(corrections(api, competition, stranger).merge(pair)).rejects.toThrow('403');
  await expect(corrections(api, competition, stranger).preview(pair)).rejects.toThrow('403');
});
