import type { FastifyInstance } from 'fastify';
import { ClockTopic } from './clock-topic.ts';
import { type DatabaseTime, databaseTimeOf } from './database-time.ts';

declare module 'fastify' {
  interface FastifyInstance {
    clock: ClockTopic;
    databaseTime: DatabaseTime;
  }
}

/** Gives an app the clocks of its stages. */
export function attachClock(app: FastifyInstance): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'a clock could not be told');
  app.decorate('clock', new ClockTopic(app.db, app.nodeBus, onError));
  app.decorate('databaseTime', databaseTimeOf(app.db));
}
