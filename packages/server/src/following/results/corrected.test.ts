import type { Competition, Problem, PublicationChanges, Results } from '@topout/contract';
import { aCompetition, aFormerEntrant, anEntry } from '../competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';

const api = testApi();

/** Ada has flashed both boulders and Bea one of them; that is closed, and published as final. */
async function published() {
  const competition = await aCompetition(api.db, { scoringSystem: 'IFSC_RANKING' });
  const { id, stage, master: as, routes } = competition;
  const enter = async (firstName: string) =>
    (
      await anEntry(api.db, competition, {
        profileId: await aProfile(api.db, { firstName, lastName: '' }),
      })
    ).profile;
  const [ada, bea] = [await enter('Ada'), await enter('Bea')];
  const set = (route: number, competitor: string, ...attempts: { success: boolean }[]) =>
    send(
      api,
      id,
      as,
      aCommand({ kind: 'attempts.replace', route: routes[route] ?? '', competitor, attempts }),
    );
  for (const [route, who] of [
    [0, ada],
    [1, ada],
    [0, bea],
  ] as const) {
    await set(route, who, aTop);
  }
  const publish = async (final = true, reason?: string) => {
    const body = { stage, final, ...(reason !== undefined && { reason }) };
    return (await api.call('POST', `/competitions/${id}/publications`, { as, body })).statusCode;
  };
  await api.call('POST', `/competitions/${id}/stages/${stage}/close`, { as });
  expect(await publish(true, 'Nothing was official before.')).toBe(201);
  return {
    competition,
    ada,
    bea,
    set,
    publish,
    changes: async () =>
      (await api.call('GET', `/competitions/${id}/publications/changes`, { as })).json<
        PublicationChanges[]
      >(),
    /** As everybody reads it. */
    shown: async () =>
      (await api.call('GET', `/competitions/${id}`)).json<Competition>().stages[0]?.published,
    results: async (who?: typeof as) => {
      const reply = await api.call('GET', `/competitions/${id}/results.json`, { as: who });
      const found = reply.json<Results>().stages[0];
      const rows = found?.categories[0]?.rows ?? [];
      return [found?.state, ...rows.map((row) => `${row.position} ${row.user.firstName} ${row.scoreText}`)];
    },
  };
}

it('keeps what was published, and says what was corrected until that is published again', async () => {
  const { competition, ada, set, changes, shown, results, publish } = await published();
  const then = ['FINAL', '1 Ada 2T2z 2 2', '2 Bea 1T1z 1 1'];
  expect(await shown()).toMatchObject({ version: 1, final: true, outdated: false });
  expect(await changes()).toEqual([]);
  expect(await results()).toEqual(then);

  await set(0, ada, aTry);
  await set(1, ada, aTry);
  expect(await shown()).toMatchObject({ version: 1, final: true, outdated: true });
  expect(await results()).toEqual(then);
  // What is printed and downloaded by the organisers is no version that anybody was given.
  expect(await results(competition.master)).toEqual(['LIVE', '1 Bea 1T1z 1 1', '2 Ada 0T0z 0 0']);
  const [change, ...others] = await changes();
  expect(others).toEqual([]);
  expect(change).toMatchObject({ stage: competition.stage, version: 1, final: true });
  expect(
    change?.rows.map(({ category, user, before, after }) => [
      category,
      user.firstName,
      before?.position,
      before?.scoreText,
      after?.position,
      after?.scoreText,
    ]),
  ).toEqual([
    ['Women', 'Bea', 2, '1T1z 1 1', 1, '1T1z 1 1'],
    ['Women', 'Ada', 1, '2T2z 2 2', 2, '0T0z 0 0'],
  ]);

  expect(await publish(true, 'Bea’s card')).toBe(201);
  expect(await shown()).toMatchObject({ version: 2, outdated: false });
  expect(await changes()).toEqual([]);
  expect(await results()).toEqual(['FINAL', '1 Bea 1T1z 1 1', '2 Ada 0T0z 0 0']);
});

it('is silent when a correction is taken back, and when only a name changes', async () => {
  const { competition, ada, set, shown, changes } = await published();
  await set(0, ada, aTry, aTop);
  expect(await shown()).toMatchObject({ outdated: true });
  await set(0, ada, aTop);
  expect(await shown()).toMatchObject({ outdated: false });
  const to = competition.categories[0];
  await api.call('PATCH', `/competitions/${competition.id}/entries/${ada}`, {
    as: competition.master,
    body: { category: to, competitorNumber: '7' },
  });
  expect(await shown()).toMatchObject({ outdated: false });
  expect(await changes()).toEqual([]);
});

it('tells who came, and who left', async () => {
  const { competition, bea, changes } = await published();
  const as = competition.master;
  await api.call('DELETE', `/competitions/${competition.id}/entries/${bea}`, { as });
  const cleo = await aFormerEntrant(api.db, competition);
  const body = { user: cleo, category: competition.categories[1] };
  expect((await api.call('POST', `/competitions/${competition.id}/entries`, { as, body })).statusCode).toBe(
    201,
  );
  const [change] = await changes();
  expect(
    change?.rows.map(({ category, before, after }) => [category, before?.position, after?.status]),
  ).toEqual([
    ['Women', 2, undefined],
    ['Men', undefined, 'ENTERED'],
  ]);
});

it('does not call an open stage outdated, but tells its organisers what changed', async () => {
  const { competition, ada, set, shown, changes } = await published();
  const { id, stage, master: as } = competition;
  await api.call('POST', `/competitions/${id}/stages/${stage}/open`, { as });
  await set(0, ada, aTry);
  expect(await shown()).toMatchObject({ outdated: false });
  expect(await changes()).toHaveLength(1);
});

it('compares the ranking of the whole competition by its places', async () => {
  const { competition, ada, set, changes } = await published();
  const { id, master: as } = competition;
  await api.call('POST', `/competitions/${id}/publications`, { as, body: { stage: null, final: true } });
  await set(0, ada, aTry);
  await set(1, ada, aTry);
  const whole = (await changes()).find(({ stage }) => stage === null);
  expect(
    whole?.rows.map(({ user, before, after }) => [user.firstName, before?.position, after?.position]),
  ).toEqual([
    ['Bea', 2, 1],
    ['Ada', 1, 2],
  ]);
});

it('refuses to compare a document that is not there', async () => {
  const competition = await aCompetition(api.db);
  const reply = await api.call('GET', `/competitions/${competition.id}/publications/changes`);
  expect([reply.statusCode, reply.json<Problem>().code]).toEqual([401, 'unauthorised']);
});

it('still shows what was published before', async () => {
  const { competition, ada, set, publish, results } = await published();
  const list = `/competitions/${competition.id}/publications`;
  const [first] = (await api.call('GET', list)).json<{ uuid: string; version: number }[]>();
  const asOf = (publication = '', ending = 'json', of = competition.id) =>
    api.call('GET', `/competitions/${of}/results.${ending}?publication=${publication}`);
  await set(0, ada, aTry);
  await set(1, ada, aTry);
  expect(await publish(true, 'Bea’s card')).toBe(201);
  expect(await results()).toEqual(['FINAL', '1 Bea 1T1z 1 1', expect.stringMatching(/^2 Ada/)]);

  const then = (await asOf(first?.uuid)).json<Results>();
  expect(then.stages[0]).toMatchObject({ state: 'FINAL', version: 1 });
  expect(then.stages[0]?.categories[0]?.rows.map(({ user }) => user.firstName)).toEqual(['Ada', 'Bea']);
  expect((await asOf(first?.uuid, 'csv')).body).toContain('2T2z');
  const other = await aCompetition(api.db);
  expect((await asOf(first?.uuid, 'json', other.id)).statusCode).toBe(404);
});

it.each([
  ['nothing', null],
  ['another thing', { categories: {} }],
  ['half of it', { boardVersion: 1, categories: [{ rows: [{}] }] }],
])(
  'says that what was published cannot be read where it is %s, until it is published anew',
  async (_what, document) => {
    const { competition, ada, set, publish, results, changes } = await published();
    await api.db.rows(
      { name: 'test.break', text: 'update publication set document = $2::json where competition_id = $1' },
      [competition.id, JSON.stringify(document)],
    );
    const reply = await api.call('GET', `/competitions/${competition.id}/results.json`);
    expect([reply.statusCode, reply.json<Problem>().detail.nonFieldErrors[0]?.message]).toEqual([
      409,
      expect.stringMatching(/^The results that were published of .* cannot be read/),
    ]);
    expect((await api.call('GET', `/competitions/${competition.id}`)).statusCode).toBe(200);
    // Whoever organises it sees how it stands, and that it waits to be published.
    expect((await results(competition.master))[0]).toBe('LIVE');
    await set(0, ada, aTry);
    expect(await changes()).toHaveLength(1);
    expect(await publish(true, 'Bea’s card')).toBe(201);
    expect((await results())[0]).toBe('FINAL');
  },
);

it('wants a reason once results are official, and lists repeat it with time and name', async () => {
  const { competition, ada, set, publish } = await published();
  const official = async () =>
    (await api.call('GET', `/competitions/${competition.id}/results.json`)).json<Results>().stages[0]
      ?.official;
  expect(await official()).toEqual([{ at: expect.any(String), by: 'Maja Master', reason: null }]);
  await set(0, ada, aTry);
  expect(await publish(true)).toBe(400);
  // After a provisional version nobody would be asked any more.
  expect(await publish(false, 'Appeal of 12 upheld')).toBe(409);
  expect(await publish(true, 'Appeal of 12 upheld')).toBe(201);
  const [first, amended, ...others] = (await official()) ?? [];
  expect(others).toEqual([]);
  expect(first?.reason).toBeNull();
  expect(amended).toMatchObject({ by: 'Maja Master', reason: 'Appeal of 12 upheld' });
  expect(Date.parse(amended?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.at ?? ''));
});

it('says of whom a result is in dispute, and whom everybody climbs for', async () => {
  const { competition, ada, bea } = await published();
  const as = competition.master;
  const [id, route] = [competition.id, competition.routes[0]];
  const rows = async () =>
    (await api.call('GET', `/competitions/${id}/results.json`)).json<Results>().stages[0]?.categories[0]
      ?.rows ?? [];
  const [first] = await rows();
  await api.call('PATCH', `/competitions/${id}/entries/${first?.entry}`, { as, body: { nation: 'AUT' } });
  const body = { kind: 'QUERY', entry: first?.entry, route, text: 'A foot on the mat' };
  expect((await api.call('POST', `/competitions/${id}/disputes`, { as, body })).statusCode).toBe(201);
  expect((await rows()).map(({ user, disputed }) => [user.uuid, user.nation, disputed])).toEqual([
    [ada, 'AUT', true],
    [bea, undefined, undefined],
  ]);
});
