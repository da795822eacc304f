import type { FastifyInstance } from 'fastify';
import { Floor } from './floor.ts';

declare module 'fastify' {
  interface FastifyInstance {
    floor: Floor;
  }
}

/** Gives an app the floor that judges follow. */
export function attachFloor(app: FastifyInstance): void {
  const floor = new Floor(app.db, app.nodeBus);
  app.decorate('floor', floor);
  app.addHook('onClose', async () => floor.close());
}
