import { newId } from '../ids.ts';
import type { Database, Queries } from './database.ts';

/** How often a node looks whether the database went back or is another one. */
const lookMs = 2_000;

/** Where a node that began an epoch tells the others. */
const channel = 'topout_epoch';

/**
 * How far each version is raised: more than anything can have been ahead of what was restored, so that no
 * node, cache or phone takes what is stored now for what it remembers. Each second adds more than a second of
 * changes can: a database that goes back twice to the same state must not come by the same versions twice.
 */
const leap = `(1000000 + 1000 * greatest(0, floor(extract(epoch from now() - timestamptz '2026-01-01T00:00:00Z')))::bigint)`;

interface Stored {
  readonly id: string;
  /** What it began on; null = no node has seen it yet. */
  readonly madeOn: string | null;
  /** What it is on now. */
  readonly isOn: string;
}

/** Tables made anew have other numbers, as a dump that was read in has. */
const tables = `(select oid from pg_database where datname = current_database()) || '/' || 'competition'::regclass::oid`;

/** Every promotion begins a timeline; the system's number is drawn by `initdb`. */
const server = `(select system_identifier from pg_control_system()) || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8)`;

const lookAt = {
  whole: {
    name: 'epoch.look',
    text: `select id, made_on, ${server} || '/' || ${tables} as is_on from database_epoch`,
  },
  /** Some hosted databases do not say which server they are. */
  tables: {
    name: 'epoch.look_at_tables',
    text: `select id, made_on, ${tables} as is_on from database_epoch`,
  },
  /** Nobody replaces the embedded database while it runs. */
  embedded: {
    name: 'epoch.look_embedded',
    text: `select id, '' as made_on, '' as is_on from database_epoch`,
  },
};

const begin = {
  name: 'epoch.begin',
  text: `insert into database_epoch (id, made_on) values ($1, $2)
    on conflict (one) do update set id = excluded.id, made_on = excluded.made_on, began_at = now()`,
};
const lock = { name: 'epoch.lock', text: 'lock table database_epoch in exclusive mode' };
const adopt = { name: 'epoch.adopt', text: 'update database_epoch set made_on = $1 where made_on is null' };
const raiseBoards = {
  name: 'epoch.raise_boards',
  text: `update category_board set version = version + ${leap}, reset_version = version + ${leap}`,
};
const raiseCompetitions = {
  name: 'epoch.raise_competitions',
  text: `update competition set config_version = config_version + ${leap}, setup_version = setup_version + ${leap}`,
};

/** The epoch as stored, undefined if the table was emptied. */
async function look(db: Queries, kind: Database['kind'], knowsServer: boolean): Promise<Stored | undefined> {
  const statement = kind === 'embedded' ? lookAt.embedded : knowsServer ? lookAt.whole : lookAt.tables;
  const [stored] = await db.rows<Stored>(statement, []);
  return stored;
}

/** Not allowed, not supported, not there: whoever hosts the database keeps it to themselves. */
const kept = new Set(['42501', '0A000', '42883']);

/** Not in a transaction: refused, it would fail as a whole. */
async function canNameServer(db: Database): Promise<boolean> {
  try {
    await look(db, db.kind, true);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && kept.has(String(error.code))) return false;
    throw error;
  }
}

/**
 * Begins another history: to be called whenever the data were replaced by older or other ones. All nodes
 * forget what they hold within seconds, and screens and phones read everything again.
 *
 * @param instead of this epoch; if it is over already, nothing happens
 */
export async function newEpoch(db: Database, instead?: string): Promise<void> {
  const knowsServer = await canNameServer(db);
  const id = await db.transaction(async (tx) => {
    await tx.rows(lock, []);
    const stored = await look(tx, db.kind, knowsServer);
    if (instead !== undefined && stored !== undefined && stored.id !== instead) return null;
    const next = newId();
    await tx.rows(raiseCompetitions, []);
    await tx.rows(raiseBoards, []);
    await tx.rows(begin, [next, stored?.isOn ?? null]);
    return next;
  });
  if (id !== null) await db.notify(channel, id);
}

/** Follows the epoch of a node's database. */
export interface EpochWatch {
  /** The current one. */
  readonly id: string;
  /** Something only an older database can explain was seen. */
  wentBack(): Promise<void>;
  close(): void;
}

/**
 * Finds out at start whether the database went back while no node ran, and from then on every other second.
 *
 * @param anew called after each change
 */
export async function watchEpoch(
  db: Database,
  anew: () => void,
  onError: (error: unknown) => void,
): Promise<EpochWatch> {
  const knowsServer = await canNameServer(db);
  let current: string | undefined;
  let looking: Promise<void> | undefined;

  async function lookNow(): Promise<void> {
    let stored = await look(db, db.kind, knowsServer);
    if (stored && stored.madeOn === null) await db.rows(adopt, [stored.isOn]);
    else if (!stored || stored.madeOn !== stored.isOn) {
      await newEpoch(db, stored?.id);
      stored = await look(db, db.kind, knowsServer);
    }
    const known = current;
    current = stored?.id;
    if (known !== undefined && known !== current) anew();
  }
  const lookOnce = (): Promise<void> => {
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const inBackground = () => void lookOnce().catch(onError);

  await lookOnce();
  const stop = await db.listen(channel, inBackground, inBackground);
  const timer = setInterval(inBackground, lookMs);
  timer.unref();
  return {
    get id() {
      return current ?? '';
    },
    wentBack: async () => {
      await newEpoch(db, current);
      await lookOnce();
    },
    close: () => {
      clearInterval(timer);
      stop();
    },
  };
}
