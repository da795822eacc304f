import pg from 'pg';
import { hostUrls } from '../host-urls.ts';

/** How long one host may take to say whether it takes writes. */
const askMs = 3_000;

/** Hosts that answer, but only let themselves be read. */
export class NoPrimary extends Error {
  override name = 'NoPrimary';
}

/** The hosts of one database, and which of them is asked now. */
export class Hosts {
  readonly #urls: readonly string[];
  #current = 0;

  constructor(url: string) {
    this.#urls = hostUrls(url);
  }

  /** Address that new connections go to. */
  get current(): string {
    return this.#urls[this.#current] ?? '';
  }

  /**
   * Looks for the host that takes writes, beginning with the current one. A single host needs no looking for.
   *
   * @returns whether it is another one than before
   * @throws the last host's error, if none takes writes
   */
  async find(): Promise<boolean> {
    if (this.#urls.length < 2) return false;
    let failed: unknown;
    for (const step of this.#urls.keys()) {
      const index = (this.#current + step) % this.#urls.length;
      try {
        if (!(await takesWrites(this.#urls[index] ?? ''))) throw new NoPrimary('no host takes writes');
        this.#current = index;
        return step > 0;
      } catch (error) {
        failed = error;
      }
    }
    throw failed;
  }
}

async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: askMs,
    query_timeout: askMs,
    application_name: 'topout looks for the primary',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === false;
  } finally {
    // Not waited for: a host that has gone silent says no goodbye either.
    client.end().catch(() => undefined);
  }
}
