import type { AdvanceReply, AttemptsReply, Competition, Entry, Leaderboard } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aFinal, type TestStage } from './testing.ts';

const api = testApi();

/** Anna and Bea are tied ahead of Cleo, who has nothing; a final follows. */
async function qualified() {
  const competition = await aCompetition(api.db, { scoringSystem: 'IFSC_RANKING' });
  const final = await aFinal(api.db, competition);
  const [anna, bea, cleo] = await Promise.all(
    ['Anna', 'Bea', 'Cleo'].map(async (firstName) => {
      const profile = await aProfile(api.db, { firstName });
      return anEntry(api.db, competition, {
        profileId: profile,
        competitorNumber: firstName.toUpperCase(),
      });
    }),
  );
  if (!anna || !bea || !cleo) throw new Error('Nobody entered');
  for (const { profile } of [anna, bea]) await climb(competition, profile, competition.routes[0], [aTop]);
  await climb(competition, cleo.profile, competition.routes[0], [aTry]);
  return { competition, final, anna, bea, cleo };
}

const climb = (
  competition: TestCompetition,
  competitor: string,
  route: string,
  attempts: readonly (typeof aTop | typeof aTry)[],
) => send(api, competition.id, competition.master, aCommand({ route, competitor, attempts: [...attempts] }));

const stageCall = (
  { id, master }: TestCompetition,
  stage: string,
  what: 'open' | 'close' | 'advance',
  body?: object,
) => api.call('POST', `/competitions/${id}/stages/${stage}/${what}`, { as: master, body });

/** Closes the qualification, moves the best to the final and opens it. */
async function toTheFinal(competition: TestCompetition, final: TestStage, quota: number) {
  await stageCall(competition, competition.stage, 'close');
  const reply = await stageCall(competition, competition.stage, 'advance', { quota });
  await stageCall(competition, final.id, 'open');
  return reply.json<AdvanceReply>();
}

it('shows who goes on, with everybody tied with the last one in, the best starting last', async () => {
  const { competition } = await qualified();
  const reply = await stageCall(competition, competition.stage, 'advance', { quota: 1, dryRun: true });
  const [women] = reply.json<AdvanceReply>().categories;
  expect(women?.entries.map(({ position, startPosition }) => [position, startPosition])).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(women?.tied).toBe(1);
  const all = await stageCall(competition, competition.stage, 'advance', { quota: 3, dryRun: true });
  expect(all.json<AdvanceReply>().categories[0]?.entries.map(({ user }) => user.firstName)[0]).toBe('Cleo');
});

it('takes as many from each category as are asked for it, and remembers how many', async () => {
  const { competition, anna, bea } = await qualified();
  const men = await anEntry(api.db, competition, { categoryId: competition.categories[1] });
  await climb(competition, men.profile, competition.routes[0], [aTop]);
  await stageCall(competition, competition.stage, 'close');
  const [women, others] = competition.categories;
  const advance = async (body: object) =>
    (await stageCall(competition, competition.stage, 'advance', body)).json<AdvanceReply>().categories;
  const counts = (categories: AdvanceReply['categories']) => categories.map(({ entries }) => entries.length);
  expect(counts(await advance({ quota: 8, dryRun: true }))).toEqual([3, 1]);
  const quotas = [
    { category: women, quota: 2 },
    { category: others, quota: 0 },
  ];
  const [going, nobody] = await advance({ quota: 8, quotas });
  expect(going?.entries.map(({ entry }) => entry).toSorted()).toEqual([anna.id, bea.id].toSorted());
  expect(nobody?.entries).toEqual([]);
  const remembered = async () => {
    const { stages } = (await api.call('GET', `/competitions/${competition.id}`)).json<Competition>();
    const { quota, categories } = stages.find(({ uuid }) => uuid === competition.stage) ?? {};
    return [quota, categories?.map((category) => category.quota)];
  };
  expect(await remembered()).toEqual([8, [2, 0]]);
  await advance({ quota: 1 });
  expect(await remembered()).toEqual([1, [null, null]]);
});

it('takes everybody back who went on, as if it had not been done', async () => {
  const { competition, final } = await qualified();
  await stageCall(competition, competition.stage, 'close');
  await stageCall(competition, competition.stage, 'advance', { quota: 1 });
  const stageOf = async () => {
    const reply = await api.call('GET', `/competitions/${competition.id}`, { as: competition.master });
    return reply.json<Competition>().stages.find(({ uuid }) => uuid === competition.stage);
  };
  const inFinal = async () =>
    (
      await api.call('GET', `/competitions/${competition.id}/entries?stage=${final.id}`, {
        as: competition.master,
      })
    ).json<{ data: Entry[] }>().data.length;
  expect([await inFinal(), (await stageOf())?.quota]).toEqual([2, 1]);
  expect((await stageCall(competition, competition.stage, 'advance', { quota: 0 })).statusCode).toBe(200);
  expect([await inFinal(), (await stageOf())?.quota]).toEqual([0, null]);
  expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]);
});

it('refuses places of a category of another stage', async () => {
  const { competition, final } = await qualified();
  const quotas = [{ category: final.category, quota: 1 }];
  const reply = await stageCall(competition, competition.stage, 'advance', {
    quota: 1,
    quotas,
    dryRun: true,
  });
  expect(reply.statusCode).toBe(400);
});

it('takes nobody on while the stage is open, and nobody from the last stage', async () => {
  const { competition, final } = await qualified();
  expect((await stageCall(competition, competition.stage, 'advance', { quota: 1 })).statusCode).toBe(409);
  expect((await stageCall(competition, final.id, 'advance', { quota: 1 })).statusCode).toBe(409);
});

it('runs the final on its own: its entries, its board, count-back to the qualification', async () => {
  const { competition, final, anna, bea, cleo } = await qualified();
  await climb(competition, bea.profile, competition.routes[1], [aTop]);
  await toTheFinal(competition, final, 3);
  for (const { profile } of [anna, bea, cleo]) await climb(competition, profile, final.route, [aTop]);

  const { stages } = (await api.call('GET', `/competitions/${competition.id}`)).json<Competition>();
  expect(stages.map(({ name, state }) => [name, state])).toEqual([
    ['Final', 'OPEN'],
    ['Qualification', 'CLOSED'],
  ]);
  const board = await api.call('GET', `/competitions/${competition.id}/leaderboard`);
  expect(board.json<Leaderboard>().rows.map(({ user, position }) => [user.firstName, position])).toEqual([
    ['Bea', 1],
    ['Anna', 2],
    ['Cleo', 3],
  ]);
  const entries = (await api.call('GET', `/competitions/${competition.id}/entries`)).json<{
    data: Entry[];
  }>();
  expect(entries.data.map(({ category }) => category.uuid)).toEqual(Array(3).fill(final.category));
  expect(entries.data.map(({ competitorNumber }) => competitorNumber).toSorted()).toEqual([
    'ANNA',
    'BEA',
    'CLEO',
  ]);
  const before = await api.call('GET', `/competitions/${competition.id}/entries?stage=${competition.stage}`);
  expect(
    before
      .json<{ data: Entry[] }>()
      .data.map(({ uuid }) => uuid)
      .toSorted(),
  ).toEqual([anna.id, bea.id, cleo.id].toSorted());
});

it('keeps the attempts of each stage apart, and judging in a closed one ends', async () => {
  const { competition, final, anna, cleo } = await qualified();
  await toTheFinal(competition, final, 1);
  await climb(competition, anna.profile, final.route, [aTry, aTop]);
  const of = async (route: string) =>
    (
      await api.call('GET', `/routes/${route}/attempts?user=${anna.profile}&competition=${competition.id}`, {
        as: competition.master,
      })
    ).json<AttemptsReply>().data[0]?.attempts.length;
  expect(await of(final.route)).toBe(2);
  expect(await of(competition.routes[0])).toBe(1);

  const [outsider] = await climb(competition, cleo.profile, final.route, [aTop]);
  expect(outsider).toMatchObject({ outcome: 'HELD', reason: { code: 'entry.unknown' } });
});

it('may be done again, but takes out nobody who has climbed', async () => {
  const { competition, final, cleo } = await qualified();
  await toTheFinal(competition, final, 3);
  await climb(competition, cleo.profile, final.route, [aTop]);
  expect((await stageCall(competition, competition.stage, 'advance', { quota: 3 })).statusCode).toBe(200);
  const refused = await stageCall(competition, competition.stage, 'advance', { quota: 1 });
  expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('Cleo')]);
});

describe('a number', () => {
  const numbers = async (competition: TestCompetition, final: TestStage) => {
    const boards = [competition.categories[0], final.category].map(async (category) => {
      const url = `/competitions/${competition.id}/leaderboard?category=${category}`;
      const { rows, version } = (await api.call('GET', url)).json<Leaderboard>();
      return { version, number: rows.find(({ user }) => user.firstName === 'Anna')?.competitorNumber };
    });
    return Promise.all(boards);
  };
  const change = ({ id, master }: TestCompetition, entry: string, competitorNumber: string) =>
    api.call('PATCH', `/competitions/${id}/entries/${entry}`, { as: master, body: { competitorNumber } });

  it.each(['entry', 'person'] as const)('changed by %s shows on the boards of all stages', async (by) => {
    const { competition, final, anna } = await qualified();
    await toTheFinal(competition, final, 1);
    const before = await numbers(competition, final);
    // Whichever is named, it means the entry in the final by now.
    const reply = await change(competition, by === 'entry' ? anna.id : anna.profile, '77');
    expect(reply.statusCode).toBe(200);
    const after = await numbers(competition, final);
    expect(after.map(({ number }) => number)).toEqual(['77', '77']);
    expect(after.every(({ version }, index) => version > (before[index]?.version ?? 0))).toBe(true);
  });

  it('of somebody else is refused in a final too', async () => {
    const { competition, final, anna } = await qualified();
    await toTheFinal(competition, final, 1);
    const reply = await change(competition, anna.profile, 'CLEO');
    expect(reply.json()).toMatchObject({ code: 'entry.number_taken' });
    expect((await numbers(competition, final)).map(({ number }) => number)).toEqual(['ANNA', 'ANNA']);
  });
});

it('takes who goes on no more out of the queues of the final, by a line of the log', async () => {
  const { competition, final, anna, bea, cleo } = await qualified();
  await toTheFinal(competition, final, 1);
  const { id, master, routes } = competition;
  const waits = [anna, bea].map(({ profile }) =>
    aCommand({ kind: 'queue.add', route: final.route, competitor: profile }),
  );
  await send(api, id, master, ...waits);
  await stageCall(competition, final.id, 'close');
  await stageCall(competition, competition.stage, 'open');
  await climb(competition, cleo.profile, routes[1], [aTop]);
  await climb(competition, bea.profile, routes[1], [aTop]);

  await toTheFinal(competition, final, 1);

  const queue = await api.call('GET', `/competitions/${id}/route-queues/${final.route}`, { as: master });
  expect(queue.json()).toEqual([bea.profile]);
  expect((await verifyCompetition(api.app, id)).differences).toEqual([]);
});
