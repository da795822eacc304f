import { aCompetition, aMember, anEntry } from '../following/competitions/testing.ts';
import { aTicket } from '../entering/tickets/testing.ts';
import { newId } from '../platform/ids.ts';
import { aGuest, aProfile, aUser, testApi } from '../testing.ts';
import { type Ground, people, peopleRows, type Person, type Row } from './testing/rows/people-rows.ts';

const api = testApi();

async function aGround({ settings = {} }: Pick<Row, 'settings'>): Promise<Ground> {
  const competition = await aCompetition(api.db, { settings });
  const [owner, parent] = [await aUser(api.db), await aUser(api.db)];
  const child = await aProfile(api.db, { parentId: parent.profile, yearOfBirth: 2014 });
  await anEntry(api.db, competition, { profileId: owner.profile, competitorNumber: '17' });
  await anEntry(api.db, competition, { profileId: child });
  await api.db.kysely
    .insertInto('refreshToken')
    .values({
      hash: Buffer.from(newId()),
      familyId: owner.family,
      expiresAt: new Date(Date.now() + 60_000),
    })
    .execute();
  return { ...competition, owner, parent, child, outsider: await aProfile(api.db) };
}

async function become(person: Person, on: Ground): Promise<{ token: string } | undefined> {
  switch (person) {
    case 'OWNER':
      return on.owner;
    case 'PARENT':
      return on.parent;
    case 'MASTER':
      return on.master;
    case 'PENDING':
      return aMember(api.db, on, 'JUDGE', { pending: true });
    case 'REVOKED':
      return aMember(api.db, on, 'JUDGE', { revokedAt: new Date() });
    case 'STRANGER':
      return aUser(api.db);
    case 'TICKET':
      return aTicket(api.db, on);
    case 'GUEST':
      return aGuest(api.db);
    case 'NOBODY':
      return undefined;
    case 'STAFF_JUDGE':
    case 'STAFF':
    case 'JUDGE':
      return aMember(api.db, on, person);
  }
}

const table = peopleRows.map((row) => [row.what, JSON.stringify(row.settings ?? {}), row] as const);

it.each(table)('%s with %s', async (_what, _settings, row) => {
  const allowed: Person[] = [];
  const refusals = new Set<number>();
  let on: Ground | undefined;
  for (const person of people.toReversed()) {
    on ??= await aGround(row);
    const [method, url, body] = row.call(on);
    const reply = await api.call(method, url, { as: await become(person, on), body });
    if (reply.statusCode >= 300) refusals.add(reply.statusCode);
    else {
      allowed.push(person);
      expect(isPublic(person) && reply.body.includes('year_of_birth')).toBe(false);
      if (method !== 'GET') on = undefined; // a second time may be impossible
    }
  }
  expect(allowed.toReversed()).toEqual(people.filter((person) => row.may.includes(person)));
  // A stranger's device does not exist for others; a person's second entry "already exists".
  expect([...refusals].filter((status) => ![400, 401, 403, 404].includes(status))).toEqual([]);
});

const isPublic = (person: Person) => person === 'TICKET' || person === 'GUEST' || person === 'NOBODY';
