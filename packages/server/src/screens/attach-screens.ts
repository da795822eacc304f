import type { FastifyInstance } from 'fastify';
import { Screens } from './screens.ts';

declare module 'fastify' {
  interface FastifyInstance {
    screens: Screens;
  }
}

/** Gives an app the screens of its halls, and ends their streams when it closes. */
export async function attachScreens(app: FastifyInstance): Promise<void> {
  const screens = new Screens(app.db, (error) => app.log.error({ err: error }, 'a screen could not be told'));
  await screens.open();
  app.decorate('screens', screens);
  app.addHook('preClose', async () => screens.close());
}
