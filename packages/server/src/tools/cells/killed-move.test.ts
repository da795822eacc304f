import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, outcomes, send } from '../../judging/testing.ts';
import type { Database } from '../../platform/db/database.ts';
import { type TestApi, testApi, type TestUser } from '../../testing.ts';
import { endHolds } from './end-holds.ts';
import { moveCompetition, type Moving } from './move-competition.ts';
import { takeBack } from './take-back.ts';
import { aMove, statesOf, withTransaction } from './testing.ts';

/* A move whose process dies: nothing of it runs after that, not even what tidies up. */

const first = testApi();
const second = testApi();
let competition: TestCompetition;
let judge: TestUser;
let climber: string;

beforeEach(async () => {
  competition = await aCompetition(first.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  judge = await aMember(first.db, competition, 'JUDGE');
  climber = (await anEntry(first.db, competition)).profile;
  await tap();
});

const tap = (nth = 0) =>
  send(
    first,
    competition.id,
    judge,
    aCommand({ route: competition.routes[nth] ?? '', competitor: climber, attempts: [aTop] }),
  );

/** A process that is killed once its nth step took effect, if it gets so far. */
class Killed {
  readonly #nth: number;
  #steps = 0;
  isDead = false;

  constructor(nth: number) {
    this.#nth = nth;
  }

  async step<T>(work: () => Promise<T>): Promise<T> {
    if (this.isDead || this.#nth === 0) this.#die();
    const done = await work();
    this.#steps += 1;
    if (this.#steps === this.#nth) this.#die();
    return done;
  }

  /** A database as this process uses it. */
  using(db: Database): Database {
    return withTransaction(db, (work) => this.step(() => db.transaction(work)));
  }

  #die(): never {
    this.isDead = true;
    throw new Error('killed');
  }
}

const moving = (killed = new Killed(Infinity)): Moving => ({
  ...aMove(first, second, competition.id),
  from: killed.using(first.db),
  to: killed.using(second.db),
  lead: () => killed.step(async () => undefined),
});

const states = () => statesOf(competition.id, first, second);

const commandsIn = ({ db }: Pick<TestApi, 'db'>) =>
  db.kysely
    .selectFrom('command')
    .select('id')
    .where('competitionId', '=', competition.id)
    .orderBy('id')
    .execute();

/** As many as a move has. */
const steps = 10;

it.each(Array.from({ length: steps + 1 }, (_, index) => index))(
  'killed after %i steps, a move lives in one cell after at most one more try',
  async (nth) => {
    await expect(moveCompetition(moving(new Killed(nth)))).rejects.toThrow('killed');
    await endHolds(first.db);
    const [here = '', there = ''] = await states();
    // Nobody waits, but where it was let go: there, nothing is lost by going on.
    expect(['LIVE', 'GONE']).toContain(here);
    if (here === 'LIVE') expect(outcomes(await tap(1))).toEqual(['APPLIED']);
    else expect(['READY', 'LIVE']).toContain(there);
    await moveCompetition(moving());
    expect(await states()).toEqual(['GONE', 'LIVE']);
    expect(await commandsIn(second)).toEqual(await commandsIn(first));
    expect(await commandsIn(second)).toHaveLength(here === 'LIVE' ? 2 : 1);
  },
);

it('has no more steps than are killed above', async () => {
  const killed = new Killed(steps + 1);
  await moveCompetition(moving(killed));
  expect(killed.isDead).toBe(false);
});

it('is taken back as well once its changes go on by themselves', async () => {
  await expect(moveCompetition(moving(new Killed(7)))).rejects.toThrow('killed');
  expect(await states()).toEqual(['HELD', 'READY']);
  expect(await endHolds(first.db)).toEqual([competition.id]);
  expect(await states()).toEqual(['LIVE', 'READY']);
  await takeBack(moving());
  expect(await states()).toEqual(['LIVE', 'COMING']);
  await expect(takeBack(moving())).rejects.toThrow('No move between these two cells');
});

it('lets go nothing that a node has let go on meanwhile, as after its machine slept', async () => {
  const { from, ...others } = moving();
  let transactions = 0;
  const sleep = async () => {
    await first.db.kysely
      .updateTable('cellMove')
      .set({ since: new Date(0) })
      .execute();
    expect(await endHolds(first.db)).toEqual([competition.id]);
  };
  const sleepy = withTransaction(from, async (work) => {
    transactions += 1;
    if (transactions === 5) await sleep();
    return from.transaction(work);
  });
  await expect(moveCompetition({ ...others, from: sleepy })).rejects.toThrow('was ended in between');
  expect(await states()).toEqual(['LIVE', 'READY']);
});
