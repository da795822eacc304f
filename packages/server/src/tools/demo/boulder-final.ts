import { planPresets, yearIn } from '@topout/domain';
import { writeChange } from '../../following/plan/plan.queries.ts';
import { writePress } from '../../judging/clock/clock.queries.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { demoAccounts } from './accounts.ts';
import { demoId } from './demo-ids.ts';
import { gymTimes } from './gym/seed-gym.ts';
import { insertCompetition } from './insert-competition.ts';
import { type DemoHashes, insertEntries, insertPeople } from './people.ts';
import { createRandom } from './random.ts';
import { drawPeople } from './small-field.ts';
import { demoVenues } from './venues.ts';

const scope = 10;
const hour = 3_600_000;
const day = 24 * hour;
/** Eight of the semi-final go on. */
const size = 8;
export const boulderFinalId = demoId('competition', scope);
const stage = demoId('stage', scope);
const women = demoId('category', scope, 1);

const boulders = (
  [
    ['Capstan', '#f2c230'],
    ['Bollard', '#2f6fc4'],
    ['Gangway', '#3f9b58'],
    ['Keel', '#d23c34'],
  ] as const
).map(([name, colors], index) => ({ id: demoId('route', scope, index + 1), name, colors }));

/** Its first slot is an hour after the start of the demo. */
const beginsAt = (nowMs: number) => nowMs + hour;

/** It begins with the gym's, and goes on longer than anything else. */
export const boulderFinalTimes = (nowMs: number) => ({
  startsAt: gymTimes(nowMs).startsAt,
  endsAt: new Date(nowMs + 7 * hour),
});

/** A boulder final before its first slot: planned with overlap, and its clock set. */
export async function insertBoulderFinal(tx: Tx, nowMs: number, hashes: DemoHashes): Promise<void> {
  const times = boulderFinalTimes(nowMs);
  const year = yearIn('UTC', times.startsAt);
  const drawn = { scope, count: size, youngest: 17, oldest: 29, gender: 'FEMALE', year } as const;
  const people = drawPeople(drawn, createRandom(53));
  await insertPeople(tx, people, hashes, nowMs - 40 * day);
  await tx.kysely
    .insertInto('route')
    .values(
      boulders.map((boulder) => ({
        ...boulder,
        venueId: demoVenues.slipway.id,
        circuitNumber: '',
        climbType: 'BOULDER' as const,
        segmentsCount: 1,
      })),
    )
    .execute();
  await insertCompetition(tx, {
    id: boulderFinalId,
    name: 'Slipway Boulder Final',
    ...times,
    judgeKey: 'SLIPWAY',
    headerColour: '#0f766e',
    venue: demoVenues.slipway.id,
    stage,
    stageName: 'Final',
    scoringSystem: 'IFSC_BOULDER_2025',
    settings: { hasCompetitorNumbers: true },
    categories: [
      {
        id: women,
        group: demoId('route-group', scope, 1),
        name: 'Women',
        routes: boulders.map(({ id }) => id),
      },
    ],
  });
  const entries = people.map((person, index) => ({
    profile: person.id,
    id: demoId('entry', scope, index + 1),
    category: women,
    competitorNumber: `${index + 1}`,
    createdAt: new Date(nowMs - 9 * day),
    // The best of the semi-final starts last.
    startPosition: size - index,
    previousRanks: [index + 1],
  }));
  await insertEntries(tx, boulderFinalId, entries);
  await planFinal(
    tx,
    nowMs,
    entries.map(({ id }) => id),
  );
}

/** @param entries best first */
async function planFinal(tx: Tx, nowMs: number, entries: readonly string[]): Promise<void> {
  const { rest, times } = planPresets.OVERLAP;
  const by = demoAccounts.organiser.id;
  await writeChange(tx, boulderFinalId, stage, {
    version: 1,
    id: newId(),
    by,
    change: {
      kind: 'MAKE',
      format: 'OVERLAP',
      rest,
      times,
      together: true,
      split: false,
      startsAt: beginsAt(nowMs),
      lists: [{ category: women, group: null, order: entries.toReversed() }],
    },
  });
  await writePress(tx, boulderFinalId, stage, {
    version: 1,
    id: newId(),
    at: nowMs,
    startedAt: null,
    by,
    action: { kind: 'SET', plan: times },
  });
}
