import { grouped } from '../../platform/batching/grouped.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Climbing } from '@topout/domain';
import { contactColumns, contactJoins, type EntryContacts } from '../../entering/entries/entry.queries.ts';
import { latestEntry } from '../../entering/entries/which-entry.ts';

/**
 * Everything that an answer about an entry depends on: the entry itself, the version of its category's board,
 * which every change to an entry or its person raises, and the version of the set-up.
 */
export interface EntryStamp {
  readonly entry: string;
  readonly category: string;
  readonly version: number;
  readonly configVersion: number;
  /** The board's version when the entry itself last changed. */
  readonly entryVersion: number;
  /** The board's version since when all of its entries count as changed. */
  readonly resetVersion: number;
}

interface Stamped {
  readonly stamp: EntryStamp;
  /** How to contact the person; read with the stamp, so that permitted viewers wait only once. */
  readonly contacts: EntryContacts;
  /** Who keeps this card. */
  readonly marker: Climbing | null;
}

export interface Wanted {
  readonly competition: string;
  /** The uuid of an entry or of its person. */
  readonly entry: string;
}

/* Finds the entries first: the planner cannot estimate the list's length, and would look up everybody's. */
const statement = {
  name: 'entry.stamps',
  text: `
    with found as materialized (
      select n, competition, coalesce(
        (select id from entry where competition_id = x.competition and id = x.wanted),
        ${latestEntry('x.competition', 'x.wanted')}) as entry
      from unnest($1::uuid[], $2::uuid[]) with ordinality x (competition, wanted, n)
    )
    select x.n::int, e.id as entry, e.category_id as category, b.version, c.config_version as "configVersion",
      e.version as "entryVersion", b.reset_version as "resetVersion",
      mp.id as "markerId", mp.parent_id as "markerParent", ${contactColumns}
    from found x
    join entry e on e.competition_id = x.competition and e.id = x.entry
    join category_board b on b.competition_id = e.competition_id and b.category_id = e.category_id
    join competition c on c.id = e.competition_id
    join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id ${contactJoins}
    left join entry m on m.competition_id = e.competition_id and m.id = e.partner_id
    left join profile mp on mp.id = m.profile_id`,
};

/** Groups under way at once: while the database answers one, the sockets deliver the next. */
const lanes = 2;

/** An entry's current stamp; null if there is no such entry. Calls at the same moment share a query. */
export const entryStamps = (db: Database): ((wanted: Wanted) => Promise<Stamped | null>) =>
  grouped(
    async (take) => {
      const wanted = take();
      const found = await db.rows<Read & { n: number }>(statement, [
        wanted.map(({ competition }) => competition),
        wanted.map(({ entry }) => entry),
      ]);
      const stamps = new Map(found.map(({ n, ...row }) => [n, stampedOf(row)]));
      return wanted.map((_, index) => stamps.get(index + 1) ?? null);
    },
    { lanes },
  );

interface Read extends EntryStamp, EntryContacts {
  readonly markerId: string | null;
  readonly markerParent: string | null;
}

function stampedOf(row: Read): Stamped {
  const { entry, category, version, configVersion, entryVersion, resetVersion, ...others } = row;
  const { markerId: id, markerParent: parent, ...contacts } = others;
  const marker = id === null ? null : { id, parent };
  return { stamp: { entry, category, version, configVersion, entryVersion, resetVersion }, contacts, marker };
}

export const sameStamp = (a: EntryStamp, b: EntryStamp): boolean =>
  a.version === b.version &&
  a.configVersion === b.configVersion &&
  a.entry === b.entry &&
  a.category === b.category;
