import { grouped } from '../../platform/batching/grouped.ts';
import type { Database } from '../../platform/db/database.ts';
import { contactColumns, contactJoins, type EntryContacts } from '../../entering/entries/entry.queries.ts';
import { latestEntry } from '../../entering/entries/which-entry.ts';

/**
 * What everything depends on that an answer about an entry says: which entry is meant, the version of its category's board,
 * which every change of an entry or its person raises, and the version of the set-up.
 */
export interface EntryStamp {
  readonly entry: string;
  readonly category: string;
  readonly version: number;
  readonly configVersion: number;
  /** Version of the board at which something about the entry itself changed last. */
  readonly entryVersion: number;
  /** Version of the board at which everything about all of its entries counts as new. */
  readonly resetVersion: number;
}

interface Stamped {
  readonly stamp: EntryStamp;
  /** How the person is reached; read with the stamp, so that those who may see it wait once. */
  readonly contacts: EntryContacts;
}

export interface Wanted {
  readonly competition: string;
  /** The uuid of an entry or of its person. */
  readonly entry: string;
}

/* Which entries are meant is found first: the planner, who knows nothing of lists, would ask for each of everybody's. */
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
      e.version as "entryVersion", b.reset_version as "resetVersion", ${contactColumns}
    from found x
    join entry e on e.competition_id = x.competition and e.id = x.entry
    join category_board b on b.competition_id = e.competition_id and b.category_id = e.category_id
    join competition c on c.id = e.competition_id
    join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id ${contactJoins}`,
};

/** Groups at work at once: while the database answers one, the next is read from the sockets. */
const lanes = 2;

/** The stamp of an entry as it is stored now, null when there is none. Calls of one moment share a query. */
export const entryStamps = (db: Database): ((wanted: Wanted) => Promise<Stamped | null>) =>
  grouped(
    async (wanted) => {
      const found = await db.rows<EntryStamp & EntryContacts & { n: number }>(statement, [
        wanted.map(({ competition }) => competition),
        wanted.map(({ entry }) => entry),
      ]);
      const stamps = new Map(found.map(({ n, ...row }) => [n, stampedOf(row)]));
      return wanted.map((_, index) => stamps.get(index + 1) ?? null);
    },
    { lanes },
  );

function stampedOf(row: EntryStamp & EntryContacts): Stamped {
  const { entry, category, version, configVersion, entryVersion, resetVersion, ...contacts } = row;
  return { stamp: { entry, category, version, configVersion, entryVersion, resetVersion }, contacts };
}

export const sameStamp = (a: EntryStamp, b: EntryStamp): boolean =>
  a.version === b.version &&
  a.configVersion === b.configVersion &&
  a.entry === b.entry &&
  a.category === b.category;
