import type { FastifyInstance } from 'fastify';
import { Floor } from './floor.ts';
import { openFloorBus } from './floor-bus.ts';

declare module 'fastify' {
  interface FastifyInstance {
    floor: Floor;
  }
}

/** Gives an app the floor that judges follow, and ends their streams when it closes. */
export async function attachFloor(app: FastifyInstance): Promise<void> {
  const onError = (error: unknown) => app.log.error({ err: error }, 'judges could not be told what changed');
  const floor = new Floor(app.db, onError);
  floor.connect(await openFloorBus(app.db, floor, onError));
  app.decorate('floor', floor);
  app.addHook('preClose', async () => floor.close());
}
