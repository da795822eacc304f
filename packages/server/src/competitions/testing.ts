import type { Role } from '@topout/domain';
import type { Insertable } from 'kysely';
import type { StoredRules } from '../authority/rules.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { raiseConfig } from './raise-config.ts';
import { aProfile, aUser, type TestUser } from '../testing.ts';

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

/** A competition that runs now: started an hour ago, ends in three. Its organiser has no other, unless one is given. */
export async function aCompetition(
  db: Database,
  overrides: Overrides = {},
  organiser?: TestUser,
): Promise<TestCompetition> {
  const master = organiser ?? (await aUser(db, { first_name: 'Maja', last_name: 'Master' }));
  const [id, venue, map, stage, group] = [newId(), newId(), newId(), newId(), newId()];
  const categories = [newId(), newId()] as const;
  const routes = [newId(), newId(), newId()] as const;
  const { kysely } = db;
  const mine = { competition_id: id };
  const { settings = {}, ...columns } = overrides;
  await kysely
    .insertInto('venue')
    .values({ id: venue, name: 'Test wall', time_zone: 'Europe/Paris' })
    .execute();
  await kysely
    .insertInto('map')
    .values({ id: map, venue_id: venue, width: 10, height: 10, svg: '<svg/>' })
    .execute();
  await kysely
    .insertInto('route')
    .values(
      routes.map((route, index) => ({
        id: route,
        venue_id: venue,
        name: `Route ${index + 1}`,
        circuit_number: `${index + 1}`,
        ...(index < 2
          ? { climb_type: 'BOULDER' as const, segments_count: index + 1 }
          : { climb_type: 'SPORT' as const, segments_count: 40 }),
        map_id: map,
        map_x: index,
        map_y: 5,
      })),
    )
    .execute();
  await kysely
    .insertInto('competition')
    .values({
      id,
      name: 'Test Open',
      starts_at: new Date(Date.now() - hour),
      ends_at: new Date(Date.now() + 3 * hour),
      master_judge_id: master.profile,
      judge_key: 'THEKEY',
      settings: JSON.stringify(settings),
      ...columns,
    })
    .execute();
  await kysely
    .insertInto('competition_venue')
    .values({ ...mine, venue_id: venue })
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
        stage_id: stage,
        name,
        position,
      })),
    )
    .execute();
  await kysely
    .insertInto('category_board')
    .values(categories.map((category_id) => ({ ...mine, category_id })))
    .execute();
  await kysely
    .insertInto('route_group')
    .values({ ...mine, id: group, name: 'All' })
    .execute();
  await kysely
    .insertInto('route_group_category')
    .values(categories.map((category_id) => ({ ...mine, route_group_id: group, category_id })))
    .execute();
  await kysely
    .insertInto('route_group_route')
    .values(
      routes.map((route_id, index) => ({ ...mine, route_group_id: group, route_id, number: index + 1 })),
    )
    .execute();
  await kysely
    .insertInto('competition_role')
    .values({ ...mine, profile_id: master.profile, role: 'MASTER' })
    .execute();
  return { id, master, key: columns.judge_key ?? 'THEKEY', venue, map, stage, categories, group, routes };
}

/** Somebody signed in who has a role in the competition. */
export async function aMember(
  db: Database,
  { id }: TestCompetition,
  role: Exclude<Role, 'MASTER'>,
  standing: { pending?: boolean; revoked_at?: Date } = {},
): Promise<TestUser> {
  const user = await aUser(db, { first_name: 'Jo', last_name: 'Judge' });
  await db.kysely
    .insertInto('competition_role')
    .values({ competition_id: id, profile_id: user.profile, role, ...standing })
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
    .values({ competition_id: competition, profile_id: profile, agreed_at: new Date() })
    .onConflict((known) =>
      known.columns(['competition_id', 'profile_id']).doUpdateSet({ agreed_at: new Date() }),
    )
    .execute();
}

/** What number somebody has in a competition. */
async function giveNumber(
  db: Database,
  competition: string,
  profile: string,
  competitor_number: string | null,
): Promise<void> {
  await db.kysely
    .updateTable('registration')
    .set({ competitor_number })
    .where('competition_id', '=', competition)
    .where('profile_id', '=', profile)
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

type EntryOverrides = Partial<Insertable<Schema['entry']>> & { competitor_number?: string };

/** Somebody who entered by themselves, in the first category. */
export async function anEntry(
  db: Database,
  { id, categories }: TestCompetition,
  { competitor_number, ...overrides }: EntryOverrides = {},
): Promise<TestEntry> {
  const profile = overrides.profile_id ?? (await aProfile(db));
  const entry = newId();
  await agree(db, id, profile);
  if (competitor_number !== undefined) await giveNumber(db, id, profile, competitor_number);
  await db.kysely
    .insertInto('entry')
    .values({ competition_id: id, id: entry, profile_id: profile, category_id: categories[0], ...overrides })
    .execute();
  return { id: entry, profile };
}
