import { type Named, whoIsListed } from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { FileRows } from './file-rows.ts';
import { uuidsIn } from './uuids.ts';

/** Somebody of this server whom the file means. */
export interface Known extends Named {
  readonly profile: string;
  /** Only they may get rights. */
  readonly signsIn: boolean;
}

/** Who the people of a file are on this server. */
export interface WhoIsWho {
  /** By profile uuid in the file. */
  readonly linked: ReadonlyMap<string, Known>;
  /** Uuids that become others: those of linked people, and those that mean somebody or something else here. */
  readonly others: ReadonlyMap<string, string>;
}

const ownersStatement = {
  name: 'move.owners',
  text: `
    select p.id as profile, true as signs_in, lower(a.email) as email, p.first_name, p.last_name, p.year_of_birth
    from account a join profile p on p.id = a.profile_id
    where a.email_confirmed_at is not null and p.anonymised_at is null and lower(a.email) = any ($1)`,
};

const childrenStatement = {
  name: 'move.children',
  text: `
    select id as profile, false as signs_in, parent_id as parent, first_name, last_name, year_of_birth
    from profile where parent_id = any ($1) and anonymised_at is null order by id`,
};

const samesStatement = {
  name: 'move.sames',
  text: `
    select p.id as profile, false as signs_in, p.parent_id as parent, p.first_name, p.last_name, p.year_of_birth
    from profile p
    join unnest($1::uuid[], $2::timestamptz[]) x (id, created_at) on (p.id, p.created_at) = (x.id, x.created_at)
    where p.anonymised_at is null and not exists (select from account a where a.profile_id = p.id)
    order by p.parent_id is not null`,
};

const beforeStatement = {
  name: 'move.before',
  text: `
    select x.there, p.id as profile, p.first_name, p.last_name, p.year_of_birth,
      exists (select from account a where a.profile_id = p.id and a.email_confirmed_at is not null) as signs_in
    from profile p
    join unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) x (there, here, made) on x.here = p.id
    where p.anonymised_at is null and (x.there <> x.here or p.created_at = x.made)`,
};

const takenStatement = {
  name: 'move.taken',
  text: 'select id from profile where id = any ($1) union select id from media where id = any ($1)',
};

/**
 * Links people by addresses proved on both servers, and children to those of the same name whom the same
 * parent has here; and people without an account to themselves, whom another file brought. Nothing else
 * links: uuids are public, so a uuid of the file that somebody else has here becomes a new one.
 *
 * @param before whom an earlier copy of this competition linked, by their uuid in the file
 */
export async function whoIsWho(
  tx: Tx,
  file: FileRows,
  lines: readonly string[],
  before: ReadonlyMap<string, string>,
): Promise<WhoIsWho> {
  const linked = await ownersOf(tx, file);
  await linkBefore(tx, file, linked, before);
  await linkChildren(tx, file, linked);
  await linkSames(tx, file, linked);
  const others = new Map<string, string>();
  const ids = new Set(lines.flatMap(uuidsIn));
  for (const { id } of await tx.rows<{ id: string }>(takenStatement, [[...ids]])) others.set(id, newId());
  for (const [id, { profile }] of linked) others.set(id, profile);
  return { linked, others };
}

async function ownersOf(tx: Tx, { addresses, of }: FileRows): Promise<Map<string, Known>> {
  const proved = new Map(addresses.map(({ profile, email }) => [email.toLowerCase(), profile]));
  const people = new Set(of('profile').map(({ id }) => id));
  const linked = new Map<string, Known>();
  for (const { email, ...owner } of await tx.rows<Known & { email: string }>(ownersStatement, [
    [...proved.keys()],
  ])) {
    const person = proved.get(email);
    if (person !== undefined && people.has(person)) linked.set(person, owner);
  }
  return linked;
}

/** Whoever was here with the competition still is who they were. Under the same uuid they must be as old, as others are told apart. */
async function linkBefore(
  tx: Tx,
  { of }: FileRows,
  linked: Map<string, Known>,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const people = of('profile').filter(({ id }) => before.has(String(id)) && !linked.has(String(id)));
  if (people.length === 0) return;
  const there = people.map(({ id }) => String(id));
  const values = [there, there.map((id) => before.get(id)), people.map((row) => row['created_at'])];
  const used = new Set([...linked.values()].map(({ profile }) => profile));
  for (const { there: id, ...known } of await tx.rows<Known & { there: string }>(beforeStatement, values))
    if (!used.has(known.profile)) linked.set(id, known);
}

async function linkChildren(tx: Tx, { of }: FileRows, linked: Map<string, Known>): Promise<void> {
  const parents = [...linked.values()].map(({ profile }) => profile);
  const here = await tx.rows<Known & { parent: string }>(childrenStatement, [parents]);
  const there = of('profile').map((row) => ({
    id: String(row['id']),
    parent: linked.get(String(row['parent_id']))?.profile,
    firstName: String(row['first_name']),
    lastName: String(row['last_name']),
    yearOfBirth: row['year_of_birth'] as number | null,
  }));
  for (const { parent, ...child } of here) {
    const siblings = there.filter((one) => one.parent === parent && !linked.has(one.id));
    const found = whoIsListed(child, siblings);
    if (found) linked.set(found.id, child);
  }
}

/** A uuid is on every board. That the row was made in the same microsecond, only its servers know. */
async function linkSames(tx: Tx, { of }: FileRows, linked: Map<string, Known>): Promise<void> {
  const people = new Map(of('profile').map((row) => [String(row['id']), row]));
  const made = [...people.values()].map((row) => row['created_at']);
  const used = new Set([...linked.values()].map(({ profile }) => profile));
  const sames = await tx.rows<Known & { parent: string | null }>(samesStatement, [[...people.keys()], made]);
  for (const { parent, ...same } of sames) {
    const parentThere = people.get(same.profile)?.['parent_id'];
    const parentOf = typeof parentThere === 'string' ? linked.get(parentThere)?.profile : null;
    if (!linked.has(same.profile) && !used.has(same.profile) && parentOf === parent)
      linked.set(same.profile, same);
  }
}
