import type { Role } from '@topout/domain';
import type { Insertable } from 'kysely';
import type { StoredRules } from '../../competition/authority/rules.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import { aProfile, aUser, type TestUser } from '../../testing.ts';

export interface TestCompetition {
  readonly id: string;
  readonly master: TestUser;
  readonly key: string;
  readonly venue: string;
  readonly map: string;
  readonly stage: string;
  /** Women, Men. */
  readonly categories: readonly [string, string];
  readonly group: string;
  /** Two boulders and a sport route, all in the one route group, numbered 1 to 3. */
  readonly routes: readonly [string, string, string];
}

type Overrides = Partial<Omit<Insertable<Schema['competition']>, 'settings'>> & { settings?: StoredRules };

const hour = 3_600_000;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>';

/** A competition that runs now: started an hour ago, ends in three. Its organiser has no other, unless one is given. */
export async function aCompetition(
  db: Database,
  overrides: Overrides = {},
  organiser?: TestUser,
): Promise<TestCompetition> {
  const master = organiser ?? (await aUser(db, { firstName: 'Maja', lastName: 'Master' }));
  const [id, venue, map, stage, group] = [newId(), newId(), newId(), newId(), newId()];
  const categories = [newId(), newId()] as const;
  const routes = [newId(), newId(), newId()] as const;
  const { kysely } = db;
  const mine = { competitionId: id };
  const { settings = {}, ...columns } = overrides;
  await kysely
    .insertInto('venue')
    .values({ id: venue, name: 'Test wall', timeZone: 'Europe/Paris' })
    .execute();
  await kysely
    .insertInto('map')
    .values({ id: map, venueId: venue, width: 10, height: 10, svg: drawing })
    .execute();
  await kysely
    .insertInto('route')
    .values(
      routes.map((route, index) => ({
        id: route,
        venueId: venue,
        name: `Route ${index + 1}`,
        circuitNumber: `${index + 1}`,
        ...(index < 2
          ? { climbType: 'BOULDER' as const, segmentsCount: index + 1 }
          : { climbType: 'SPORT' as const, segmentsCount: 40 }),
        mapId: map,
        mapX: index,
        mapY: 5,
      })),
    )
    .execute();
  await kysely
    .insertInto('competition')
    .values({
      id,
      name: 'Test Open',
      startsAt: new Date(Date.now() - hour),
      endsAt: new Date(Date.now() + 3 * hour),
      masterJudgeId: master.profile,
      judgeKey: 'THEKEY',
      settings: JSON.stringify(settings),
      ...columns,
    })
    .execute();
  await kysely
    .insertInto('competitionVenue')
    .values({ ...mine, venueId: venue })
    .execute();
  await kysely
    .insertInto('stage')
    .values({ ...mine, id: stage, name: 'Qualification', position: 0 })
    .execute();
  await kysely
    .insertInto('category')
    .values(
      ['Women', 'Men'].map((name, position) => ({
        ...mine,
        id: categories[position] ?? '',
        stageId: stage,
        name,
        position,
      })),
    )
    .execute();
  await kysely
    .insertInto('categoryBoard')
    .values(categories.map((categoryId) => ({ ...mine, categoryId })))
    .execute();
  await kysely
    .insertInto('routeGroup')
    .values({ ...mine, id: group, name: 'All' })
    .execute();
  await kysely
    .insertInto('routeGroupCategory')
    .values(categories.map((categoryId) => ({ ...mine, routeGroupId: group, categoryId })))
    .execute();
  await kysely
    .insertInto('routeGroupRoute')
    .values(routes.map((routeId, index) => ({ ...mine, routeGroupId: group, routeId, number: index + 1 })))
    .execute();
  await kysely
    .insertInto('competitionRole')
    .values({ ...mine, profileId: master.profile, role: 'MASTER' })
    .execute();
  return { id, master, key: columns.judgeKey ?? 'THEKEY', venue, map, stage, categories, group, routes };
}

/** Somebody signed in who has a role in the competition. */
export async function aMember(
  db: Database,
  { id }: TestCompetition,
  role: Exclude<Role, 'MASTER'>,
  standing: { pending?: boolean; revokedAt?: Date } = {},
): Promise<TestUser> {
  const user = await aUser(db, { firstName: 'Jo', lastName: 'Judge' });
  await db.kysely
    .insertInto('competitionRole')
    .values({ competitionId: id, profileId: user.profile, role, ...standing })
    .execute();
  await raiseConfig(db, id);
  return user;
}

export interface TestEntry {
  readonly id: string;
  readonly profile: string;
}

/** Somebody who came to the competition by an act of their own. */
async function agree(db: Database, competition: string, profile: string): Promise<void> {
  await db.kysely
    .insertInto('registration')
    .values({ competitionId: competition, profileId: profile, agreedAt: new Date() })
    .onConflict((known) =>
      known.columns(['competitionId', 'profileId']).doUpdateSet({ agreedAt: new Date() }),
    )
    .execute();
}

/** What number somebody has in a competition. */
async function giveNumber(
  db: Database,
  competition: string,
  profile: string,
  competitorNumber: string | null,
): Promise<void> {
  await db.kysely
    .updateTable('registration')
    .set({ competitorNumber })
    .where('competitionId', '=', competition)
    .where('profileId', '=', profile)
    .execute();
}

/** Somebody who had entered, and whose entry is gone. @returns the uuid of the profile */
export async function aFormerEntrant(
  db: Database,
  { id }: TestCompetition,
  user?: TestUser,
): Promise<string> {
  const profile = user?.profile ?? (await aProfile(db));
  await agree(db, id, profile);
  return profile;
}

type EntryOverrides = Partial<Insertable<Schema['entry']>> & { competitorNumber?: string };

/** Somebody who entered by themselves, in the first category. */
export async function anEntry(
  db: Database,
  { id, categories }: Pick<TestCompetition, 'id' | 'categories'>,
  { competitorNumber, ...overrides }: EntryOverrides = {},
): Promise<TestEntry> {
  const profile = overrides.profileId ?? (await aProfile(db));
  const entry = newId();
  await agree(db, id, profile);
  if (competitorNumber !== undefined) await giveNumber(db, id, profile, competitorNumber);
  await db.kysely
    .insertInto('entry')
    .values({ competitionId: id, id: entry, profileId: profile, categoryId: categories[0], ...overrides })
    .execute();
  return { id: entry, profile };
}
