import { type BirthYears, entryRights, type Reached, reach } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { canEnterNow } from '../../competition/can-enter-now.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forbidden, refusal } from '../../platform/errors.ts';
import { latestEntry } from '../entries/which-entry.ts';

/** A person's entry, with what is needed to decide what they may do with it. */
export interface OwnEntry extends Reached {
  readonly entry: string;
  readonly category: string;
  readonly waits: boolean;
  readonly yearOfBirth: number | null;
  /** It has, or had, a result. */
  readonly climbed: boolean;
  readonly entriesOpenAt: Date | null;
  readonly entriesCloseAt: Date | null;
}

const statement = {
  name: 'entry.own_one',
  text: `
    select p.id, p.parent_id as parent, case when x.agreed_at is null then 'ENTERED' else 'AGREED' end as here,
      e.id as entry, e.category_id as category, e.status = 'WAITING' as waits, p.year_of_birth,
      exists (select from result r where r.competition_id = e.competition_id and r.entry_id = e.id) as climbed,
      c.entries_open_at, c.entries_close_at
    from entry e join profile p on p.id = e.profile_id join competition c on c.id = e.competition_id
    join registration x on x.competition_id = e.competition_id and x.profile_id = p.id
    where e.competition_id = $1 and (e.id = $2 or e.id = ${latestEntry('$1', '$2')}) limit 1`,
};

/**
 * An entry of the caller or their child.
 *
 * @param entryOrUser uuid of the entry or of the person
 * @throws Refusal 403 for anybody else's
 */
export async function requireOwnEntry(
  db: Queries,
  { competition, actor, rules }: Authority,
  entryOrUser: string,
): Promise<OwnEntry> {
  const [found] = await db.rows<OwnEntry>(statement, [competition.uuid, entryOrUser]);
  const rights = entryRights(actor, rules);
  if (!found || !reach({ profile: actor.profile, rights }, found).profile) throw forbidden();
  return found;
}

/** People may change their mind while others may still enter, and until somebody judges them. */
export const canChangeOwn = (
  authority: Authority,
  entry: Pick<OwnEntry, 'climbed' | 'entriesOpenAt' | 'entriesCloseAt'>,
): boolean => !entry.climbed && entriesOpenTo(authority, entry);

/** Free places do not matter to people who are already in. */
export const entriesOpenTo = (
  authority: Authority,
  entry: Pick<OwnEntry, 'entriesOpenAt' | 'entriesCloseAt'>,
): boolean => canEnterNow(authority, { ...entry, capacity: null, entryCount: 0 }, 'UTC').canEnter;

/** @throws Refusal 403 with the reason */
export function requireCanChange(authority: Authority, entry: OwnEntry): void {
  if (canChangeOwn(authority, entry)) return;
  const reason = entry.climbed ? 'This entry already has results.' : 'Entries are closed.';
  throw refusal(403, 'entry.fixed', `${reason} Please ask the organisers.`);
}

const target = {
  name: 'entry.move_to',
  text: `
    select json_build_object('born_from', k.born_from, 'born_to', k.born_to) as years,
      k.capacity is not null and k.capacity <= (select count(*) from entry e
        where e.competition_id = k.competition_id and e.category_id = k.id and e.status <> 'WAITING') as full
    from category k where k.competition_id = $1 and k.id = $2`,
};

export interface MoveTarget {
  readonly years: BirthYears;
  readonly full: boolean;
}

/** The category that the person wants to change to; undefined if there is none. */
export async function readTarget(
  db: Queries,
  competition: string,
  category: string,
): Promise<MoveTarget | undefined> {
  const [row] = await db.rows<MoveTarget>(target, [competition, category]);
  return row;
}
