import type { Database } from '../../platform/db/database.ts';

/**
 * The shortest interval between two notes: a list of who is online needs no more, and taps come by the
 * thousand.
 */
const everyMs = 30_000;

const statement = {
  name: 'authority.last_seen',
  text: `
    update competition_role r set last_seen_at = now(), unsent = coalesce(x.unsent, r.unsent)
    from unnest($1::uuid[], $2::uuid[], $3::int[]) as x (competition, profile, unsent)
    where r.competition_id = x.competition and r.profile_id = x.profile`,
};

interface Sighting {
  readonly competition: string;
  readonly profile: string;
  readonly unsent: number | null;
}

/**
 * When judges were last seen at work, and how much was unsent then: collected in memory, written in one
 * statement.
 */
export class LastSeen {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  readonly #waiting = new Map<string, Sighting>();
  readonly #timer: NodeJS.Timeout;

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.write(), everyMs);
    this.#timer.unref();
  }

  /** @param unsent commands left on the phone; without it the last known number stays. */
  touch(competition: string, profile: string, unsent?: number): void {
    const key = `${competition}/${profile}`;
    this.#waiting.set(key, {
      competition,
      profile,
      unsent: unsent ?? this.#waiting.get(key)?.unsent ?? null,
    });
  }

  async write(): Promise<void> {
    const seen = [...this.#waiting.values()];
    if (seen.length === 0) return;
    this.#waiting.clear();
    try {
      await this.#db.rows(statement, [
        seen.map(({ competition }) => competition),
        seen.map(({ profile }) => profile),
        seen.map(({ unsent }) => unsent),
      ]);
    } catch (error) {
      this.#onError(error);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}
