import { effortOfRun, type Run, yearIn } from '@topout/domain';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/db/database.ts';
import { demoAccounts } from './accounts.ts';
import { demoId } from './demo-ids.ts';
import { gymTimes } from './gym/seed-gym.ts';
import { insertCompetition } from './insert-competition.ts';
import { type DemoHashes, insertEntries, insertPeople } from './people.ts';
import { createRandom } from './random.ts';
import type { Visit } from './session.ts';
import { drawPeople, numbered } from './small-field.ts';
import { demoVenues } from './venues.ts';
import { writeVisits } from './write-visits.ts';

const scope = 8;
const hour = 3_600_000;
const day = 24 * hour;
/** In each category: a quarter-final begins. */
const size = 8;
export const speedCompetitionId = demoId('competition', scope);

/** A route for each round: the bracket of eight. */
const rounds = ['1/4', '1/2', 'Small final', 'Final'].map((name, index) => ({
  id: demoId('route', scope, index + 1),
  name,
}));
const [women = '', men = ''] = numbered('category', scope, 2);

/** It begins with the gym's, and goes on a little longer. */
export const speedTimes = (nowMs: number) => ({
  startsAt: gymTimes(nowMs).startsAt,
  endsAt: new Date(nowMs + 6 * hour),
});

function drawField(year: number) {
  const random = createRandom(41);
  const of = (gender: 'FEMALE' | 'MALE', after: number) =>
    drawPeople({ scope, count: size, youngest: 17, oldest: 31, gender, year, after }, random).map(
      (person, index) => ({
        person,
        entry: demoId('entry', scope, after + index + 1),
        category: gender === 'FEMALE' ? women : men,
        // The first of the qualification starts last.
        rank: index + 1,
        startPosition: size - index,
      }),
    );
  return [...of('FEMALE', 0), ...of('MALE', size)];
}

/** A speed final in its bracket, with everybody who got there. */
export async function insertSpeed(tx: Tx, nowMs: number, hashes: DemoHashes): Promise<void> {
  const times = speedTimes(nowMs);
  const field = drawField(yearIn('UTC', times.startsAt));
  await insertPeople(
    tx,
    field.map(({ person }) => person),
    hashes,
    nowMs - 40 * day,
  );
  await tx.kysely
    .insertInto('route')
    .values(
      rounds.map((round) => ({
        ...round,
        venueId: demoVenues.needle.id,
        circuitNumber: '',
        climbType: 'SPORT' as const,
        segmentsCount: 3,
      })),
    )
    .execute();
  const category = (id: string, number: number, name: string) => ({
    id,
    group: demoId('route-group', scope, number),
    name,
    routes: rounds.map((round) => round.id),
  });
  await insertCompetition(tx, {
    id: speedCompetitionId,
    name: 'Needle Speed Final',
    ...times,
    judgeKey: 'SPEED',
    headerColour: '#1d4ed8',
    venue: demoVenues.needle.id,
    stage: demoId('stage', scope),
    stageName: 'Final',
    scoringSystem: 'IFSC_SPEED_FINAL',
    settings: { hasCompetitorNumbers: true },
    categories: [category(women, 1, 'Women'), category(men, 2, 'Men')],
  });
  await insertEntries(
    tx,
    speedCompetitionId,
    field.map(({ person, entry, category: of, rank, startPosition }, index) => ({
      profile: person.id,
      id: entry,
      category: of,
      competitorNumber: `${index + 1}`,
      createdAt: new Date(nowMs - 9 * day),
      startPosition,
      previousRanks: [rank],
    })),
  );
}

/** The first two quarter-finals of the women: by seed, in the order of the bracket. */
const raced: readonly (readonly [seed: number, run: Run])[] = [
  [1, { kind: 'TIME', ms: 6_412 }],
  [8, { kind: 'TIME', ms: 7_958 }],
  [4, { kind: 'FALL' }],
  [5, { kind: 'TIME', ms: 7_204 }],
];

/** @returns how many results it wrote */
export function climbSpeed(app: Pick<FastifyInstance, 'commands'>, startsMs: number): Promise<number> {
  const field = drawField(yearIn('UTC', startsMs));
  const visits = raced.map(([seed, run], index): Visit => {
    const atMs = startsMs + hour + Math.floor(index / 2) * 120_000;
    return {
      climber: field[seed - 1]?.person.id ?? '',
      route: rounds[0]?.id ?? '',
      efforts: [{ ...effortOfRun(run), usedLastHold: false, atMs }],
      savedMs: atMs + 8_000,
    };
  });
  return writeVisits(app, {
    competition: speedCompetitionId,
    scope,
    visits,
    judgeOf: () => demoAccounts.organiser.id,
  });
}
