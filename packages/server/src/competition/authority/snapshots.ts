import { VersionedCache } from '../../platform/cache/versioned-cache.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { grouped } from '../../platform/batching/grouped.ts';
import type { CompetitionSnapshot } from './competition-snapshot.ts';
import { loadSnapshot } from './competition-snapshot.queries.ts';

const versionsStatement = {
  name: 'authority.versions',
  text: 'select id, config_version from competition where id = any($1::uuid[])',
};

/** Competitions by their config_version; one that differs from the stored version is read again. */
export class Snapshots {
  readonly #db: Database;
  readonly #cache = new VersionedCache<CompetitionSnapshot>('snapshots');
  readonly #versionOf: (competition: string) => Promise<number | null>;

  constructor(db: Database) {
    this.#db = db;
    this.#versionOf = grouped((take) => this.#versions(take()));
  }

  /** The current snapshot; null if the competition does not exist. Calls of one moment share a query. */
  async now(competition: string): Promise<CompetitionSnapshot | null> {
    const version = await this.#versionOf(competition);
    if (version === null) return this.#forget(competition);
    return this.#cache.at(competition, version) ?? this.#load(this.#db, competition);
  }

  /** The current version; null if the competition does not exist. Calls of one moment share a query. */
  version(competition: string): Promise<number | null> {
    return this.#versionOf(competition);
  }

  /** The snapshot inside a transaction that has read `version`. */
  async at(tx: Queries, competition: string, version: number): Promise<CompetitionSnapshot | null> {
    return this.#cache.at(competition, version) ?? this.#load(tx, competition);
  }

  /** The snapshot last read here, perhaps a moment ago. */
  latest(competition: string): CompetitionSnapshot | undefined {
    return this.#cache.latest(competition);
  }

  async #load(db: Pick<Queries, 'rows'>, competition: string): Promise<CompetitionSnapshot | null> {
    const snapshot = await loadSnapshot(db, competition);
    if (!snapshot) return this.#forget(competition);
    const { configVersion } = snapshot;
    const before = this.#cache.latest(competition);
    if (!before || before.configVersion < configVersion)
      this.#cache.keep(competition, configVersion, snapshot);
    return snapshot;
  }

  #forget(competition: string): null {
    this.#cache.forget(competition);
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

/** The snapshots of a database; one cache for the whole node. */
export function snapshotsOf(db: Database): Snapshots {
  const snapshots = ofDatabase.get(db) ?? new Snapshots(db);
  ofDatabase.set(db, snapshots);
  return snapshots;
}
