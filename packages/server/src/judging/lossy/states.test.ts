import type { CommandAnswer, CommandsReply } from '@topout/contract';
import { nextStates } from '@topout/domain';
import fc from 'fast-check';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { testApi, type TestUser } from '../../testing.ts';
import { JudgesPage } from './testing/judges-page.ts';
import { type Fate, LossyLine, Phone } from './testing.ts';

/*
 * One judge's phone as its screens see it, at random: input, saves and sends, while pages die, the session
 * ends, answers come late, twice or never, and another judge logs on the same routes. No screen ever says
 * anything untrue.
 */
const api = testApi();
let competition: TestCompetition;
let judge: TestUser;
let other: TestUser;
let climbers: readonly string[];
/** Versions that the other judge made, by climber. */
let foreign: Map<string, number[]>;

beforeAll(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

const send = async (as: TestUser, commands: readonly object[]): Promise<CommandAnswer[]> => {
  const reply = await api.call('POST', `/competitions/${competition.id}/commands`, {
    as,
    body: { commands },
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<CommandsReply>().data;
};

const command = (kind: string, competitor: string, more: object) => ({
  id: newId(),
  kind,
  route: competition.routes[0],
  competitor,
  base: null,
  device: 'other',
  deviceSeq: 1,
  clientTime: new Date().toISOString(),
  payload: {},
  ...more,
});

async function openGround() {
  competition = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL', judgeAttemptModificationPermissions: 'ALL' },
  });
  judge = await aMember(api.db, competition, 'JUDGE');
  other = await aMember(api.db, competition, 'JUDGE');
  const entries = await Promise.all([1, 2].map(() => anEntry(api.db, competition)));
  climbers = entries.map(({ profile }) => profile);
  foreign = new Map(climbers.map((climber) => [climber, []]));
  await send(
    other,
    climbers.map((climber) => command('queue.add', climber, {})),
  );
}

/** Another judge logs a try; their own phone knows the current state. */
async function interfere(climber: string) {
  const payload = { attempts: [{ uuid: newId(), success: false, segmentsCount: 0 }] };
  const [answer] = await send(other, [command('attempts.append', climber, { payload })]);
  if (answer?.outcome === 'APPLIED' && answer.version !== null) foreign.get(climber)?.push(answer.version);
}

async function read(page: JudgesPage, climber: string) {
  const url = `/routes/${competition.routes[0]}/attempts?user=${climber}&competition=${competition.id}`;
  page.read(climber, (await api.call('GET', url, { as: judge })).json());
}

const deed = fc.record({
  does: fc.constantFrom(
    ...(['tap', 'tap', 'tap', 'undo', 'save', 'save', 'save and die', 'die'] as const),
    ...(['sign out', 'sign in', 'read', 'interfere', 'arrive', 'wait'] as const),
  ),
  climber: fc.nat(1),
  success: fc.nat(4).map((n) => n === 0),
});
const fates = fc.array(fc.constantFrom<Fate>('well', 'dropped', 'lost', 'twice', 'late'), { maxLength: 40 });

/** What the screen now says follows from what it said, and is true. */
function check(page: JudgesPage, before: Map<string, string>) {
  for (const climber of climbers) {
    const now = page.state(climber) ?? 'none';
    const was = before.get(climber) ?? 'none';
    if (now !== was)
      expect([was, nextStates[was as keyof typeof nextStates]]).toEqual([was, expect.arrayContaining([now])]);
    before.set(climber, now);
    const draft = page.draft(climber);
    if (!draft) continue;
    const { version } = page.known(climber);
    const between = foreign.get(climber)?.filter((made) => made > draft.seen.version && made <= version);
    expect([climber, now]).toEqual([climber, between?.length === 0 ? 'draft' : 'overtaken']);
  }
}

it('says that the result before is on its way, when what was entered after it is undone', async () => {
  await openGround();
  const [climber = ''] = climbers;
  const arrives = Promise.withResolvers<CommandAnswer[]>();
  const phone = new Phone(judge.profile, () => arrives.promise);
  const page = new JudgesPage(phone, competition.id, competition.routes[0]);
  page.tap(climber, false);
  await page.save(climber);
  while (page.state(climber) !== 'sending') await new Promise((resolve) => setTimeout(resolve, 5));
  const said = new Map([[climber, 'sending']]);
  page.tap(climber, false);
  check(page, said);
  page.undo(climber);
  check(page, said);
  expect(said.get(climber)).toBe('sending');
  arrives.resolve([]);
  await phone.kill();
});

it('takes its own command for nobody else when the answer is lost and a read brings what it did', async () => {
  await openGround();
  const [climber = ''] = climbers;
  const answered = Promise.withResolvers<CommandAnswer[]>();
  const phone = new Phone(judge.profile, async (items) => {
    await send(
      judge,
      items.map((item) => item.command),
    );
    return await answered.promise;
  });
  const page = new JudgesPage(phone, competition.id, competition.routes[0]);
  page.tap(climber, false);
  await page.save(climber);
  page.tap(climber, true);
  while (page.known(climber).version === 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await read(page, climber);
  }
  expect(page.state(climber)).toBe('draft');
  await interfere(climber);
  await read(page, climber);
  expect(page.state(climber)).toBe('overtaken');
  answered.resolve([]);
  await phone.kill();
});

it('says of every result what is so, and loses no tap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 40 }), fates, async (deeds, luck) => {
      await openGround();
      const line = new LossyLine(luck);
      const phone = new Phone(
        judge.profile,
        line.send((items) =>
          send(
            judge,
            items.map((item) => item.command),
          ),
        ),
      );
      const page = new JudgesPage(phone, competition.id, competition.routes[0]);
      const said = new Map<string, string>();
      let isOpen = true;
      phone.watch(() => isOpen && check(page, said));

      async function die() {
        isOpen = false;
        await phone.kill();
        isOpen = true;
      }
      const acts: Record<(typeof deeds)[number]['does'], (climber: string, success: boolean) => unknown> = {
        tap: (climber, success) => page.tap(climber, success),
        undo: (climber) => page.undo(climber),
        save: (climber) => page.save(climber),
        'save and die': async (climber) => {
          void page.save(climber);
          await die();
        },
        die,
        'sign out': () => phone.sign(false),
        'sign in': () => phone.sign(true),
        read: (climber) => read(page, climber),
        interfere,
        arrive: () => line.arrive(),
        wait: () => new Promise((resolve) => setTimeout(resolve, 10)),
      };
      for (const { does, climber, success } of deeds) {
        await acts[does](climbers[climber] ?? '', success);
        check(page, said);
      }
      line.heal();
      await phone.sign(true);
      await phone.settle();
      await line.arrive();
      check(page, said);

      const log = await api.db.kysely
        .selectFrom('command')
        .select(['id', 'outcome'])
        .where('competitionId', '=', competition.id)
        .execute();
      const outcomes = new Map(log.map(({ id, outcome }) => [id, outcome]));
      for (const { id, state } of phone.items)
        expect([id, state]).toEqual([id, outcomes.get(id) === 'HELD' ? 'held' : 'confirmed']);
      expect(page.lost()).toEqual([]);
      const queue = await api.call(
        'GET',
        `/competitions/${competition.id}/route-queues/${competition.routes[0]}`,
        {
          as: judge,
        },
      );
      expect(queue.json()).toEqual(climbers.filter((climber) => !page.saved.has(climber)));
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 180_000);
