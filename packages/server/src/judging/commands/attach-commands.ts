import type { FastifyInstance } from 'fastify';
import { LastSeen } from '../../competition/authority/last-seen.ts';
import { watchGrowth } from '../../platform/db/growth.ts';
import { lookAfterTables } from '../../platform/db/upkeep.ts';
import { type Commands, createCommands } from './commands.ts';

declare module 'fastify' {
  interface FastifyInstance {
    commands: Commands;
    lastSeen: LastSeen;
  }
}

/** Gives an app the one door for results and queues. Needs its boards, and what judges and climbers follow. */
export function attachCommands(app: FastifyInstance): void {
  const { db, boards, presence, queues, log } = app;
  const growth = watchGrowth(() =>
    lookAfterTables(db).catch((err: unknown) => log.error({ err }, 'tables were not looked after')),
  );
  const lastSeen = new LastSeen(db, (err) => log.error({ err }, 'last seen was not noted'));
  app.decorate('commands', createCommands(db, { boards, presence, queues }, growth.grew));
  app.decorate('lastSeen', lastSeen);
  app.addHook('onClose', async () => {
    await lastSeen.close();
    await growth.settled();
  });
}
