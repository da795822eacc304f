import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { measureBackups } from './backup-metrics.ts';
import { measureHalls } from './hall-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/metrics` says; a second app in the same process has its own. */
    metrics: Registry;
    /** Counts an answered request. */
    countAnswer(method: string, route: string, status: number): void;
  }
}

/** Answers of a kind, counted here: the library takes longer to count one than we to send it. */
interface Answers {
  readonly labels: { readonly method: string; readonly route: string; readonly status: number };
  count: number;
}

/** Gives an app its figures, in Prometheus' terms: of its process, its requests and its connections. */
export function attachMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answered = new Map<string, Answers>();
  new Counter({
    name: 'topout_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { labels, count } of answered.values()) this.inc(labels, count);
    },
  });
  const duration = new Histogram({
    name: 'topout_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  new Gauge({
    name: 'topout_build_info',
    help: 'Which Topout this is',
    labelNames: ['version', 'build'],
    registers,
  }).set({ version: app.release.version, build: app.release.build ?? 'none' }, 1);
  new Gauge({
    name: 'topout_spectators',
    help: 'Open event streams on this node',
    registers,
    collect() {
      this.set(app.liveStreams.size);
    },
  });
  new Gauge({
    name: 'topout_database_connections',
    help: 'Connections to the database, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = app.db.poolState();
      this.set({ state: 'busy' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waited for' }, waiting);
    },
  });
  app.decorate('metrics', registry);
  app.decorate('countAnswer', (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`;
    const known = answered.get(key);
    if (known) known.count += 1;
    else answered.set(key, { labels: { method, route, status }, count: 1 });
  });
  new Gauge({
    name: 'topout_lost_commands',
    help: 'Confirmed commands that a database which went back turned out to lack',
    registers,
    collect() {
      this.set(app.lostCommands);
    },
  });
  measureBackups(app, registry);
  measureHalls(app, registry);
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    app.countAnswer(method, routeOptions.url ?? 'none', reply.statusCode);
    duration.observe({ method }, reply.elapsedTime / 1000);
    done();
  });
}
