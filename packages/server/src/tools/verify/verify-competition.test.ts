import type { Command } from '@topout/contract';
import fc from 'fast-check';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, send } from '../../judging/testing.ts';
import { testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from './verify-competition.ts';
import { verifyServed } from './verify-served.ts';

const api = testApi();
let competition: TestCompetition;
let judges: TestUser[];
let entries: TestEntry[];

beforeEach(async () => {
  competition = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL', judgeAttemptModificationPermissions: 'ALL' },
  });
  judges = await Promise.all([1, 2, 3].map(() => aMember(api.db, competition, 'JUDGE')));
  entries = await Promise.all(
    [0, 1, 0, 1, 0].map((index) =>
      anEntry(api.db, competition, { categoryId: competition.categories[index] ?? '' }),
    ),
  );
});

const verify = () => verifyCompetition(api.app, competition.id);

const anAttempt = fc.record({
  success: fc.boolean(),
  segmentsCount: fc.integer({ min: 0, max: 45 }),
  usedLastHold: fc.boolean(),
  notes: fc.string({ maxLength: 5 }).map((text) => text.replaceAll('\0', '')),
});
const aTap = fc.record({
  judge: fc.nat(2),
  entry: fc.nat(5),
  route: fc.nat(3),
  kind: fc.constantFrom(
    'attempts.append',
    'attempts.append',
    'attempts.replace',
    'attempts.clear',
    'queue.add',
    'queue.remove',
    'queue.move',
  ),
  base: fc.option(fc.nat(4)),
  attempts: fc.array(anAttempt, { maxLength: 4 }),
  queue: fc.shuffledSubarray([0, 1, 2, 3, 4]),
  again: fc.boolean(),
});

it('finds nothing after whatever judges tapped, all at once and some of it twice', async () => {
  const strangers = { entry: newId(), route: newId() };
  const commandOf = (tap: ReturnType<typeof toTap>): Command => {
    const competitor = entries[tap.entry]?.profile ?? strangers.entry;
    return aCommand({
      kind: tap.kind,
      route: competition.routes[tap.route] ?? strangers.route,
      competitor: tap.kind === 'queue.move' ? null : competitor,
      base: tap.base,
      attempts: tap.attempts,
      queue: tap.queue.flatMap((index) => entries[index]?.profile ?? []),
    });
  };
  let written = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(aTap, { minLength: 20, maxLength: 60 }), async (taps) => {
      await Promise.all(
        taps.flatMap((tap) => {
          const command = commandOf(tap);
          const judge = judges[tap.judge] ?? competition.master;
          const sending = () => send(api, competition.id, judge, command);
          return tap.again ? [sending(), sending()] : [sending()];
        }),
      );
      await settleSomeHeld();
      const { commands, differences } = await verify();
      expect(differences).toEqual([]);
      written += commands;
    }),
    { numRuns: 12, endOnFailure: true },
  );
  // It may happen that all of a run's taps are held.
  expect(written).toBeGreaterThan(0);
}, 120_000);

const toTap = (tap: typeof aTap extends fc.Arbitrary<infer T> ? T : never) => tap;

async function settleSomeHeld(): Promise<void> {
  const { master, id } = competition;
  const held = await api.call('GET', `/competitions/${id}/held`, { as: master });
  const { data } = held.json<{ data: { id: string }[] }>();
  await Promise.all(
    data.slice(0, 6).map((command, index) =>
      api.call('POST', `/competitions/${id}/commands/${command.id}/resolution`, {
        as: master,
        body: { action: index % 3 === 0 ? 'DISCARD' : 'APPLY' },
      }),
    ),
  );
}

it('finds nothing after organisers moved, retired and deleted people who wait', async () => {
  const { id, master, routes, categories } = competition;
  const [ada, bea, cia] = entries as [TestEntry, TestEntry, TestEntry];
  const [route] = routes;
  await send(
    api,
    id,
    master,
    ...[ada, bea, cia].flatMap(({ profile }) => [
      aCommand({ route, competitor: profile, kind: 'queue.add' }),
      aCommand({ route, competitor: profile, attempts: [{ success: true }] }),
    ]),
  );
  const edit = (entry: TestEntry, body: object) =>
    api.call('PATCH', `/competitions/${id}/entries/${entry.id}`, { as: master, body });
  const replies = [
    await edit(ada, { category: categories[1] }),
    await edit(bea, { status: 'RETIRED' }),
    await api.call('DELETE', `/competitions/${id}/entries/${cia.id}`, { as: master }),
  ];

  expect(replies.map(({ statusCode }) => statusCode < 300)).toEqual([true, true, true]);
  expect((await verify()).differences).toEqual([]);
  const queue = await api.call('GET', `/competitions/${id}/route-queues/${route}`, { as: master });
  expect(queue.json()).toEqual([ada.profile]);
});

describe('what does not follow from the log', () => {
  let ada: TestEntry;
  let route: string;

  beforeEach(async () => {
    [ada] = entries as [TestEntry];
    [route] = competition.routes;
    await send(
      api,
      competition.id,
      competition.master,
      aCommand({ route, competitor: ada.profile, attempts: [{ success: false }, { success: true }] }),
      aCommand({ route, competitor: ada.profile, kind: 'queue.add' }),
    );
    expect(await verify()).toEqual({ commands: 2, differences: [] });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'an attempt that is gone',
      () =>
        api.db.kysely.deleteFrom('attempt').where('entryId', '=', ada.id).where('position', '=', 2).execute(),
      '1 attempts (0) stored, 2 attempts (0 T) in the log',
    ],
    [
      'a result that was changed',
      () =>
        api.db.kysely
          .updateTable('result')
          .set({ top: 1, zone1: 1, zone2: 1 })
          .where('entryId', '=', ada.id)
          .execute(),
      'result differs in top (1 for 2)',
    ],
    [
      'a wrong count',
      () =>
        api.db.kysely
          .updateTable('entry')
          .set({ attemptsCount: 9, version: 99 })
          .where('id', '=', ada.id)
          .execute(),
      '9 attempts counted, 2 in the log',
    ],
    [
      'somebody missing in a queue',
      () => api.db.kysely.deleteFrom('routeQueueEntry').where('entryId', '=', ada.id).execute(),
      `queue of route`,
    ],
    [
      'a command that is missing',
      () => api.db.kysely.deleteFrom('command').where('entryId', '=', ada.id).execute(),
      '0 attempts () in the log',
    ],
  ])('shows %s', async (_name, tamper, difference) => {
    await tamper();
    const { differences } = await verify();
    expect(differences.join('\n')).toContain(difference);
  });

  it('shows a board that another hand changed', async () => {
    await api.db.kysely
      .updateTable('result')
      .set({ top: null, version: 99 })
      .where('entryId', '=', ada.id)
      .execute();
    await api.db.kysely
      .updateTable('categoryBoard')
      .set({ version: 99 })
      .where('categoryId', '=', competition.categories[0])
      .execute();
    api.app.boards.changed(competition.id, competition.categories[0]);
    expect((await verify()).differences.join('\n')).toContain('"249 pts" by the log');
  });
});

describe('what a running node shows', () => {
  it('is compared with the log, and with the version that is stored', async () => {
    const { id, master, categories, routes } = competition;
    const [ada] = entries as [TestEntry];
    const top = { route: routes[0], competitor: ada.profile, attempts: [{ success: true }] };
    await send(api, id, master, aCommand(top));
    const url = await api.listen();
    expect(await verifyServed(api.app, url, id)).toEqual({ boards: 2, differences: [] });

    // The database went back to before the result; the node was not told.
    await api.db.kysely.deleteFrom('command').where('competitionId', '=', id).execute();
    const { differences } = await verifyServed(api.app, url, id);
    expect(differences.join()).toMatch(new RegExp(`board of category ${categories[0]}, row 1: .* served`));
  });
});
