import type { CommandAnswer, CommandsReply, LoggedCommandPage } from '@topout/contract';
import fc from 'fast-check';
import { type NewCommand } from '../../../../api-client/src/phone.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { type Fate, LossyLine, Phone } from './testing.ts';

/*
 * Judges' phones, each with the product's own outbox, on a line that loses requests and answers, duplicates
 * and shuffles them, and with pages that die at any moment. Whatever happens, every tap is in the log once,
 * counts or is visibly held, and boards match the log.
 */
const api = testApi();
let competition: TestCompetition;
let judges: readonly TestUser[];
let climbers: readonly TestEntry[];

beforeAll(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

async function openGround() {
  competition = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL', judgeAttemptModificationPermissions: 'ALL' },
  });
  judges = await Promise.all([1, 2, 3].map(() => aMember(api.db, competition, 'JUDGE')));
  climbers = await Promise.all([1, 2, 3].map(() => anEntry(api.db, competition)));
}

const deed = fc.record({
  phone: fc.nat(2),
  does: fc.constantFrom(
    'append',
    'append',
    'append',
    'replace',
    'clear',
    'queue',
    'kill',
    'look',
    'wait',
    'arrive',
  ),
  climber: fc.nat(2),
  route: fc.nat(1),
  success: fc.boolean(),
});
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const fates = fc.array(fc.constantFrom<Fate>('well', 'dropped', 'lost', 'twice', 'late'), { maxLength: 40 });

const deliverAs =
  (judge: TestUser) =>
  async (items: Phone['items']): Promise<CommandAnswer[]> => {
    const reply = await api.call('POST', `/competitions/${competition.id}/commands`, {
      as: judge,
      body: { commands: items.map(({ command }) => command) },
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json<CommandsReply>().data;
  };

/** Does one thing on a phone. @param seen versions of the streams, as this judge last saw them */
async function act(one: Deed, phone: Phone, seen: Map<string, number>, line: LossyLine): Promise<string[]> {
  const route = competition.routes[one.route as 0 | 1];
  const competitor = climbers[one.climber]?.profile ?? '';
  const stream = `${route}/${competitor}`;
  if (one.does === 'kill') await phone.kill();
  if (one.does === 'arrive') await line.arrive();
  if (one.does === 'wait') await new Promise((resolve) => setTimeout(resolve, 10));
  if (one.does === 'look') {
    const url = `/routes/${route}/attempts?user=${competitor}&competition=${competition.id}`;
    const { data } = (await api.call('GET', url, { as: competition.master })).json<{
      data: { version: number }[];
    }>();
    seen.set(stream, data[0]?.version ?? 0);
  }
  if (['kill', 'arrive', 'wait', 'look'].includes(one.does)) return [];

  const mine = phone.items.findLast(
    ({ command, version }) =>
      command.route === route && command.competitor === competitor && version !== null,
  );
  const base = Math.max(
    seen.get(stream) ?? 0,
    mine?.command.kind.startsWith('queue') ? 0 : (mine?.version ?? 0),
  );
  const attempts = [{ uuid: newId(), success: one.success, segmentsCount: 1 }];
  const commands: Record<string, NewCommand> = {
    append: { kind: 'attempts.append', route, competitor, base, payload: { attempts } },
    replace: { kind: 'attempts.replace', route, competitor, base, payload: { attempts } },
    clear: { kind: 'attempts.clear', route, competitor, base, payload: {} },
    queue: { kind: one.success ? 'queue.add' : 'queue.remove', route, competitor, base: null, payload: {} },
  };
  const command = commands[one.does];
  return command ? phone.tap(competition.id, command) : [];
}

async function logOf() {
  return api.db.kysely
    .selectFrom('command')
    .select(['id', 'kind', 'outcome', 'base', 'streamVersion'])
    .where('competitionId', '=', competition.id)
    .execute();
}

it('loses and doubles nothing, holds what it cannot apply, and merges nothing in silence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 40 }), fates, async (deeds, luck) => {
      await openGround();
      const line = new LossyLine(luck);
      const phones = judges.map((judge) => new Phone(judge.profile, line.send(deliverAs(judge))));
      const seen = judges.map(() => new Map<string, number>());
      const tapped: string[] = [];
      for (const one of deeds) {
        const [phone, versions] = [phones[one.phone], seen[one.phone]];
        if (phone && versions) tapped.push(...(await act(one, phone, versions, line)));
      }
      line.heal();
      for (const phone of phones) await phone.settle();
      await line.arrive();

      const log = await logOf();
      expect(log.map(({ id }) => id).toSorted()).toEqual(tapped.toSorted());
      const outcomes = new Map(log.map(({ id, outcome }) => [id, outcome]));
      const told = phones.flatMap(({ items }) => items.map(({ id, state }) => [id, state] as const));
      expect(told).toHaveLength(tapped.length);
      for (const [id, state] of told) {
        expect([id, state]).toEqual([id, outcomes.get(id) === 'APPLIED' ? 'confirmed' : 'held']);
      }

      const held = await api.call('GET', `/competitions/${competition.id}/held`, { as: competition.master });
      expect(
        held
          .json<LoggedCommandPage>()
          .data.map(({ id }) => id)
          .toSorted(),
      ).toEqual(log.flatMap(({ id, outcome }) => (outcome === 'HELD' ? [id] : [])).toSorted());
      // Each change to a stream was based on the very version it changed.
      const blind = log.filter(
        ({ kind, base, streamVersion }) =>
          kind.startsWith('attempts.') && streamVersion !== null && streamVersion !== (base ?? 0) + 1,
      );
      expect(blind).toEqual([]);
      expect(await verifyCompetition(api.app, competition.id)).toMatchObject({ differences: [] });
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 180_000);
