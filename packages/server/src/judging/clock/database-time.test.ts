import { clockPlans, type ClockAction } from '@topout/domain';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import type { Database } from '../../platform/db/database.ts';
import { openInMemory } from '../../platform/db/embedded-database.ts';
import { newId } from '../../platform/ids.ts';
import { writePress } from './clock.queries.ts';
import { DatabaseTime } from './database-time.ts';

/* The embedded database has this machine's clock, which may be set, and stands still while it sleeps. */

let db: Database;
let competition: TestCompetition;
let version: number;
beforeAll(async () => {
  db = await openInMemory();
}, 60_000);
afterAll(() => db.close());
beforeEach(async () => {
  competition = await aCompetition(db);
  version = 0;
});

const noon = Date.UTC(2026, 5, 6, 12);

/** A machine that has been up for an hour at noon. */
function aMachine() {
  let [wall, steady, up] = [noon, noon, 3_600_000];
  return {
    wall: () => wall,
    steady: () => steady,
    up: () => up,
    passes: (ms: number) => {
      [wall, steady, up] = [wall + ms, steady + ms, up + ms];
    },
    sleeps: (ms: number) => {
      [wall, up] = [wall + ms, up + ms];
    },
    isSet: (ms: number) => {
      wall += ms;
    },
  };
}

async function press(time: DatabaseTime, ...actions: ClockAction[]): Promise<void> {
  for (const action of actions) {
    const at = await time.now();
    version += 1;
    await writePress(db, competition.id, competition.stage, {
      version,
      id: newId(),
      at,
      startedAt: time.startedAt(at),
      by: null,
      action,
    });
  }
}

const started: ClockAction[] = [{ kind: 'SET', plan: clockPlans.FINAL }, { kind: 'START' }];

it.each(['sleeps', 'isSet'] as const)('follows the wall clock while no clock runs: %s', async (what) => {
  const machine = aMachine();
  const time = new DatabaseTime(db, machine);
  expect(await time.now()).toBe(noon);
  machine[what](30_000);
  expect(await time.now()).toBe(noon + 30_000);
});

it('goes on by the time that a clock was started with, also after a restart, until it is over', async () => {
  const machine = aMachine();
  const time = new DatabaseTime(db, machine);
  await press(time, ...started);
  machine.isSet(-30_000);
  machine.passes(10_000);
  expect(await time.now()).toBe(noon + 10_000);
  expect(await new DatabaseTime(db, machine).now()).toBe(noon + 10_000);
  machine.sleeps(20_000);
  expect(await time.now()).toBe(noon + 30_000);
  machine.passes(230_000);
  expect(await time.now()).toBe(noon + 230_000);
});

it('takes the wall clock where the machine was started anew', async () => {
  const machine = aMachine();
  await press(new DatabaseTime(db, machine), ...started);
  const again = { ...aMachine(), wall: () => noon + 60_000, up: () => 20_000 };
  expect(await new DatabaseTime(db, again).now()).toBe(noon + 60_000);
});
