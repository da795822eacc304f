import type { Database } from '../db/database.ts';

/** Noted at most so often: a list of who is online needs no more, and taps come by the thousand. */
const everyMs = 30_000;

const statement = {
  name: 'authority.last_seen',
  text: `
    update competition_role r set last_seen_at = now()
    from unnest($1::uuid[], $2::uuid[]) as x (competition, profile)
    where r.competition_id = x.competition and r.profile_id = x.profile`,
};

/** When judges were last seen at work: gathered in memory, written in one statement. */
export class LastSeen {
  readonly #db: Database;
  readonly #onError: (error: unknown) => void;
  readonly #waiting = new Map<string, readonly [competition: string, profile: string]>();
  readonly #timer: NodeJS.Timeout;

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.write(), everyMs);
    this.#timer.unref();
  }

  touch(competition: string, profile: string): void {
    this.#waiting.set(`${competition}/${profile}`, [competition, profile]);
  }

  async write(): Promise<void> {
    const seen = [...this.#waiting.values()];
    if (seen.length === 0) return;
    this.#waiting.clear();
    try {
      await this.#db.rows(statement, [
        seen.map(([competition]) => competition),
        seen.map(([, profile]) => profile),
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
