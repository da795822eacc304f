import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

interface Halls {
  /** Since the cloud last answered this hall; null = it judges nobody else's competition. */
  readonly unsent: number | null;
  readonly silent: number;
}

const statement = {
  name: 'ops.halls',
  text: `
    select (select extract(epoch from now() - min(coalesce(sent_at, '-infinity')))::float8 from mirror where state = 'JUDGING') as unsent,
      (select count(*)::int from hall where silent and token_hash is not null and handed_back_at is null) as silent`,
};

/** How well halls and the cloud hear each other: the same on every node. A line that is down makes no node unready. */
export function measureHalls({ db, log }: FastifyInstance, registry: Registry): void {
  const gauge = (name: string, help: string, valueOf: (halls: Halls) => number | null) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.remove();
        try {
          const [halls] = await db.rows<Halls>(statement, []);
          const value = halls ? valueOf(halls) : null;
          if (value !== null) this.set(value);
        } catch (err) {
          log.error({ err }, 'it is not known how halls are heard');
        }
      },
    });
  gauge(
    'topout_hall_unsent_seconds',
    'Since the cloud last took news from this hall',
    ({ unsent }) => unsent,
  );
  gauge('topout_halls_silent', 'Halls of which this cloud has not heard for a while', ({ silent }) => silent);
}
