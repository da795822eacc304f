import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { measureBackups } from './backup-metrics.ts';

/** Counters of one app, in Prometheus' terms; a second app in the same process has its own. */
export function measure(app: FastifyInstance): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'topout_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'topout_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  new Gauge({
    name: 'topout_spectators',
    help: 'Open event streams on this node',
    registers,
    collect() {
      this.set(app.liveStreams.size);
    },
  });
  measureBackups(app, registry);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    requests.inc({ method, route: routeOptions.url ?? 'none', status: reply.statusCode });
    duration.observe({ method }, reply.elapsedTime / 1000);
  });
  return registry;
}
