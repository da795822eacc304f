import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Row } from '../move/file-rows.ts';

/** What a hall was given, or made: what its news may name beside the competition's own rows. */
export interface Given {
  readonly id: string;
  /** It came from the hall. */
  readonly made: boolean;
}

const noteStatement = {
  name: 'hall.note_given',
  text: `insert into hall_given (competition_id, id, here, made)
    select h.competition_id, x.id, x.here, $4 from hall h, unnest($2::uuid[], $3::uuid[]) x (id, here)
    where h.competition_id = $1 on conflict do nothing`,
};

const note = async (
  tx: Tx,
  competition: string,
  given: ReadonlyMap<string, string>,
  made: boolean,
): Promise<void> => {
  if (given.size === 0) return;
  await tx.rows(noteStatement, [competition, [...given.keys()], [...given.values()], made]);
};

const asIs = (ids: readonly string[]): Map<string, string> => new Map(ids.map((id) => [id, id]));

/** Notes what came from the hall. */
export const noteMade = (tx: Tx, competition: string, ids: readonly string[]): Promise<void> =>
  note(tx, competition, asIs(ids), true);

const forgetStatement = {
  name: 'hall.forget_given',
  text: 'delete from hall_given where competition_id = $1',
};

/** A hall that lets go may name nothing any more. */
export const forgetGiven = (tx: Tx, competition: string): Promise<unknown> =>
  tx.rows(forgetStatement, [competition]);

/** Of the tables whose rows a hall may name, the column that has its uuid. */
const named: Readonly<Record<string, string>> = {
  profile: 'id',
  competition_venue: 'venue_id',
  route: 'id',
};

/** Notes whom a hall is given with a competition. @param lines of the competition's file */
export function noteHandedOut(tx: Tx, competition: string, lines: readonly string[]): Promise<void> {
  const ids = lines.flatMap((line) => {
    const { table, row } = JSON.parse(line) as { table: string; row: Row };
    const column = named[table];
    return column === undefined ? [] : [String(row[column])];
  });
  return note(tx, competition, asIs(ids), false);
}

const givenStatement = {
  name: 'hall.given',
  text: 'select id, made from hall_given where competition_id = $1 and id = any ($2::uuid[]) and here = id',
};

/** Which of these the hall was given, or made. */
export async function givenOf(
  tx: Tx,
  competition: string,
  ids: readonly unknown[],
): Promise<Map<unknown, Given>> {
  const found = await tx.rows<Given>(givenStatement, [competition, ids]);
  return new Map(found.map((one) => [one.id, one]));
}

const othersStatement = {
  name: 'hall.others',
  text: 'select id, here from hall_given where competition_id = $1 and id <> here',
};
const strangersStatement = {
  name: 'hall.strange_people',
  text: `select p.id from profile p where p.id = any ($2::uuid[])
    and not exists (select from hall_given g where g.competition_id = $1 and g.id = p.id)`,
};

const atOnce = 50_000;

/**
 * Who has another uuid here. Uuids are public, so one of the news proves nothing: if it means somebody here with whom the
 * competition has nothing to do, it becomes a new one, as in a file (decision 091), and stays that.
 */
export async function othersOf(
  tx: Tx,
  competition: string,
  uuids: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const before = await tx.rows<{ id: string; here: string }>(othersStatement, [competition]);
  const others = new Map(before.map(({ id, here }) => [id, here]));
  const all = [...uuids];
  const strangers = new Map<string, string>();
  for (let at = 0; at < all.length; at += atOnce) {
    const some = all.slice(at, at + atOnce);
    for (const { id } of await tx.rows<{ id: string }>(strangersStatement, [competition, some]))
      strangers.set(id, newId());
  }
  await note(tx, competition, strangers, true);
  return new Map([...others, ...strangers]);
}
