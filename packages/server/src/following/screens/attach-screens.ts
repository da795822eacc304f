import type { FastifyInstance } from 'fastify';
import { HallScreens } from './screens.ts';

declare module 'fastify' {
  interface FastifyInstance {
    screens: HallScreens;
  }
}

/** Gives an app the screens of its halls. */
export function attachScreens(app: FastifyInstance): void {
  const onError = (error: unknown) => app.log.error({ err: error }, 'a screen could not be told');
  app.decorate('screens', new HallScreens(app.db, app.nodeBus, onError));
}
