import type { FastifyInstance } from 'fastify';
import type { Queries, Tx } from '../../platform/db/database.ts';
import { demoAccounts, demoLogins, demoPassword } from './accounts.ts';
import { competitionsAhead, insertAhead } from './ahead.ts';
import { insertBoulderFinal } from './boulder-final.ts';
import { demoId, gymCompetitionId } from './demo-ids.ts';
import { fillQueues } from './gym/queues.ts';
import { climbGym } from './gym/climb-gym.ts';
import { gymTimes, gymVisits, insertGym } from './gym/seed-gym.ts';
import { disputeAtJam } from './jam/disputes.ts';
import { climbJam, insertJam, jamCompetitionId } from './jam/jam.ts';
import { insertJamQueues, queueAtJam } from './jam/queues.ts';
import { moveTimes } from './move-times.ts';
import { climbPast, insertPast, pastCompetitionId } from './past.ts';
import { demoHashes, type DemoHashes, demoStaff, insertPeople } from './people.ts';
import { importPublished } from './published.ts';
import { climbSpeed, insertSpeed } from './speed.ts';
import { insertSponsors } from './sponsors.ts';
import { insertVenues } from './venues.ts';

type App = Pick<FastifyInstance, 'db' | 'commands' | 'boards' | 'config'>;

const day = 86_400_000;

/** Any number; the same for every node. */
const seedLock = 7_465_120;

/**
 * Fills a new database with sample competitions, or completes an interrupted demo. Once an old demo's running
 * competition has ended, makes it run again from now.
 *
 * @returns what it did, for people
 */
export async function seedDemo(app: App, nowMs: number): Promise<readonly string[]> {
  const known = await gymTimesStored(app.db);
  const { startsAt } = known ?? (await insertAll(app, nowMs));
  const startsMs = startsAt.getTime();
  const written = await complete(app, startsMs);
  await importPublished(app);
  if (known && known.endsAt.getTime() <= nowMs) {
    await app.db.transaction((tx) => moveTimes(tx, startsMs, nowMs));
    return ['The demo competition had ended: it runs again from now.', ...howToSignIn()];
  }
  return written > 0
    ? [`The demo is ready: ${written} results on its boards.`, ...howToSignIn()]
    : ['The demo is there already.', ...howToSignIn()];
}

const howToSignIn = (): string[] => [
  ...demoLogins.map(({ role, email }) => `  ${role.padEnd(14)} ${email}`),
  `  Password for all: ${demoPassword}`,
];

const gymTimesStored = ({ kysely }: Queries) =>
  kysely
    .selectFrom('competition')
    .select(['startsAt', 'endsAt'])
    .where('id', '=', gymCompetitionId)
    .executeTakeFirst();

/** Two nodes may start at once: the second one waits, and finds everything done. */
async function insertAll(app: App, nowMs: number) {
  const { db } = app;
  const hashes = await demoHashes();
  return db.transaction(async (tx) => {
    await tx.rows({ name: 'demo.lock', text: 'select pg_advisory_xact_lock(7465119)' }, []);
    const known = await gymTimesStored(tx);
    if (!known) {
      await insertParts(tx, nowMs, hashes);
      await insertSponsors(tx, app);
    }
    return known ?? gymTimes(nowMs);
  });
}

async function insertParts(tx: Tx, nowMs: number, hashes: DemoHashes): Promise<void> {
  await insertPeople(tx, demoStaff, hashes, nowMs - 90 * day);
  await insertVenues(tx);
  await tx.kysely
    .insertInto('league')
    .values({ id: demoId('league', 1), name: 'Tidemill Series', ownerId: demoAccounts.organiser.id })
    .execute();
  await insertGym(tx, nowMs, hashes);
  await insertPast(tx, nowMs, hashes);
  await insertJam(tx, nowMs, hashes);
  await insertJamQueues(tx);
  await insertSpeed(tx, nowMs, hashes);
  await insertBoulderFinal(tx, nowMs, hashes);
  for (const ahead of competitionsAhead) await insertAhead(tx, ahead, nowMs, hashes);
}

/** Adds missing results. @returns how many it wrote */
async function complete(app: App, startsMs: number): Promise<number> {
  const last = demoId('command', 1, gymVisits(startsMs).length);
  const done = await app.db.kysely
    .selectFrom('command')
    .select('id')
    .where('competitionId', '=', gymCompetitionId)
    .where('id', '=', last)
    .executeTakeFirst();
  if (done) return 0;
  const inPast = await climbPast(app, await startOf(app, pastCompetitionId));
  await fillQueues(app, startsMs);
  const jamStartsMs = await startOf(app, jamCompetitionId);
  const atJam = await climbJam(app, jamStartsMs);
  await queueAtJam(app, jamStartsMs);
  await disputeAtJam(app.db);
  const raced = await climbSpeed(app, startsMs);
  return inPast + atJam + raced + (await climbGym(app, startsMs));
}

async function startOf({ db }: App, competition: string): Promise<number> {
  const { startsAt } = await db.kysely
    .selectFrom('competition')
    .select('startsAt')
    .where('id', '=', competition)
    .executeTakeFirstOrThrow();
  return startsAt.getTime();
}

/**
 * At server start: a new database gets the demo, one with other competitions stays as it is. Of several nodes
 * that start at once, the first one writes it while the others wait.
 */
export const seedDemoAtStart = (app: App, nowMs: number): Promise<readonly string[]> =>
  app.db.alone(seedLock, async () => {
    const others = await app.db.kysely.selectFrom('competition').select('id').limit(1).executeTakeFirst();
    const isNew = others === undefined || (await gymTimesStored(app.db)) !== undefined;
    return isNew ? seedDemo(app, nowMs) : [];
  });
