import { LRUCache } from 'lru-cache';
import type { Database, Queries } from '../db/database.ts';
import { grouped } from '../batching/grouped.ts';
import type { CompetitionSnapshot } from './competition-snapshot.ts';
import { loadSnapshot } from './competition-snapshot.queries.ts';

/** The most competitions that a node remembers. */
const most = 500;

const versionsStatement = {
  name: 'authority.versions',
  text: 'select id, config_version from competition where id = any($1::uuid[])',
};

/** Remembers competitions by their config_version: a version that is no longer the stored one is read anew. */
export class Snapshots {
  readonly #db: Database;
  readonly #kept = new LRUCache<string, CompetitionSnapshot>({ max: most });
  readonly #versionOf: (competition: string) => Promise<number | null>;

  constructor(db: Database) {
    this.#db = db;
    this.#versionOf = grouped((competitions) => this.#versions(competitions));
  }

  /** As it stands now; null when there is no such competition. Calls of one moment share a query. */
  async now(competition: string): Promise<CompetitionSnapshot | null> {
    const version = await this.#versionOf(competition);
    if (version === null) return this.#forget(competition);
    const kept = this.#kept.get(competition);
    return kept?.configVersion === version ? kept : this.#load(this.#db, competition);
  }

  /** Its version as it stands now; null when there is no such competition. Calls of one moment share a query. */
  version(competition: string): Promise<number | null> {
    return this.#versionOf(competition);
  }

  /** As it stands inside a transaction that has read `version`. */
  async at(tx: Queries, competition: string, version: number): Promise<CompetitionSnapshot | null> {
    const kept = this.#kept.get(competition);
    return kept?.configVersion === version ? kept : this.#load(tx, competition);
  }

  /** As it was last read here, which may be a moment ago. */
  held(competition: string): CompetitionSnapshot | undefined {
    return this.#kept.get(competition);
  }

  async #load(db: Pick<Queries, 'rows'>, competition: string): Promise<CompetitionSnapshot | null> {
    const snapshot = await loadSnapshot(db, competition);
    if (!snapshot) return this.#forget(competition);
    const kept = this.#kept.get(competition);
    if (!kept || kept.configVersion < snapshot.configVersion) this.#kept.set(competition, snapshot);
    return snapshot;
  }

  #forget(competition: string): null {
    this.#kept.delete(competition);
    return null;
  }

  async #versions(competitions: readonly string[]): Promise<(number | null)[]> {
    const found = await this.#db.rows<{ id: string; configVersion: number }>(versionsStatement, [
      [...new Set(competitions)],
    ]);
    const versions = new Map(found.map(({ id, configVersion }) => [id, configVersion]));
    return competitions.map((id) => versions.get(id) ?? null);
  }
}

const ofDatabase = new WeakMap<Database, Snapshots>();

/** The snapshots of a database; one memory for the whole node. */
export function snapshotsOf(db: Database): Snapshots {
  const snapshots = ofDatabase.get(db) ?? new Snapshots(db);
  ofDatabase.set(db, snapshots);
  return snapshots;
}
