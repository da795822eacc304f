import { yearIn } from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import { demoId } from './demo-ids.ts';
import { type CategoryPlan, type CompetitionPlan, insertCompetition } from './insert-competition.ts';
import { type DemoHashes, insertEntries, insertPeople } from './people.ts';
import { createRandom } from './random.ts';
import { drawPeople, numbered } from './small-field.ts';
import { demoVenues } from './venues.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A competition that has not begun. Its times are relative to today, in days. */
interface Ahead {
  readonly scope: number;
  readonly startsInDays: number;
  /** Hours after midnight, UTC. */
  readonly hours: readonly [from: number, to: number];
  readonly entriesCloseDaysBefore: number;
  readonly categories: readonly (readonly [
    name: string,
    entries: number,
    youngest: number,
    oldest: number,
  ])[];
  readonly numberPrefix: string | null;
  readonly plan: Pick<CompetitionPlan, 'name' | 'judgeKey' | 'headerColour' | 'venue' | 'settings'>;
}

/** Entries are open; anybody can enter. */
const upcoming: Ahead = {
  scope: 3,
  startsInDays: 9,
  hours: [17, 22],
  entriesCloseDaysBefore: 1,
  categories: [
    ['Women', 9, 16, 45],
    ['Men', 12, 16, 45],
    ['Under 16', 7, 9, 15],
  ],
  numberPrefix: null,
  plan: {
    name: 'Basalte Bloc Night',
    judgeKey: 'BASALTE',
    headerColour: '#312e81',
    venue: demoVenues.basalt.id,
    settings: { parentModeEnabled: true, judgesNeedApproval: true },
  },
};

/** The organiser has entered everybody; competitors look themselves up by number. */
const preloaded: Ahead = {
  scope: 4,
  startsInDays: 3,
  hours: [9, 16],
  entriesCloseDaysBefore: 0,
  categories: [
    ['U12', 14, 9, 11],
    ['U14', 16, 12, 13],
    ['U16', 12, 14, 15],
  ],
  numberPrefix: 'N',
  plan: {
    name: 'Northern Youth Cup',
    judgeKey: 'NORTHERN',
    headerColour: '#1e3a8a',
    venue: demoVenues.tidemill.id,
    settings: { hasPreloadedEntries: true, hasCompetitorNumbers: true, parentModeEnabled: true },
  },
};

export const competitionsAhead: readonly Ahead[] = [upcoming, preloaded];

/** When it takes place, relative to now. */
export function timesAhead({ startsInDays, hours, entriesCloseDaysBefore }: Ahead, nowMs: number) {
  const midnight = Math.floor(nowMs / day) * day + startsInDays * day;
  return {
    startsAt: new Date(midnight + hours[0] * hour),
    endsAt: new Date(midnight + hours[1] * hour),
    entriesOpenAt: new Date(nowMs - 14 * day),
    entriesCloseAt: new Date(midnight + hours[0] * hour - entriesCloseDaysBefore * day),
  };
}

export async function insertAhead(tx: Tx, ahead: Ahead, nowMs: number, hashes: DemoHashes): Promise<void> {
  const { scope, plan } = ahead;
  const id = demoId('competition', scope);
  const times = timesAhead(ahead, nowMs);
  const ids = numbered('category', scope, ahead.categories.length);
  const categories = ahead.categories.map(([name], index): CategoryPlan => ({
    id: ids[index] ?? '',
    group: demoId('route-group', scope, index + 1),
    name,
    capacity: 40,
    routes: [],
  }));
  await insertCompetition(tx, { id, ...plan, ...times, stage: demoId('stage', scope), categories });

  const random = createRandom(scope * 11);
  const year = yearIn('UTC', times.startsAt);
  let made = 0;
  const entries = ahead.categories.flatMap(([name, count, youngest, oldest], index) => {
    const gender = name === 'Women' ? 'FEMALE' : name === 'Men' ? 'MALE' : null;
    const people = drawPeople({ scope, count, youngest, oldest, gender, year, after: made }, random);
    made += count;
    return people.map((person) => ({ person, category: ids[index] ?? '' }));
  });
  await insertPeople(
    tx,
    entries.map(({ person }) => person),
    hashes,
    nowMs - 12 * day,
  );
  await insertEntries(
    tx,
    id,
    entries.map(({ person, category }, index) => ({
      profile: person.id,
      id: demoId('entry', scope, index + 1),
      category,
      competitorNumber: ahead.numberPrefix && `${ahead.numberPrefix}${index + 11}`,
      createdAt: new Date(nowMs - 10 * day + index * hour),
    })),
  );
}
