import type { FastifyInstance } from 'fastify';
import { LastSeen } from '../authority/last-seen.ts';
import { type Commands, createCommands } from './commands.ts';

declare module 'fastify' {
  interface FastifyInstance {
    commands: Commands;
    lastSeen: LastSeen;
  }
}

/** Gives an app the one door for results and queues. Needs its boards. */
export function attachCommands(app: FastifyInstance): void {
  const lastSeen = new LastSeen(app.db, (error) => app.log.error({ err: error }, 'last seen was not noted'));
  app.decorate('commands', createCommands(app.db, app.boards));
  app.decorate('lastSeen', lastSeen);
  app.addHook('onClose', async () => lastSeen.close());
}
