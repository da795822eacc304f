import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { announceServer, newAdminToken } from './tools/cli/server-file.ts';
import type { Config } from './platform/config.ts';
import { type HomeDatabase, openHome } from './platform/db/home-database.ts';
import { openDatabase } from './platform/db/open.ts';
import { openPostgres } from './platform/db/postgres-database.ts';
import { homePoolSize } from './people/auth/sessions/home-sessions.ts';
import { localAddress, networkAddresses } from './addresses.ts';
import { reasonOf, StartFault } from './platform/start-fault.ts';

export interface RunningServer {
  /** Lines for the person who started it. */
  readonly lines: readonly string[];
  /** Finishes requests under way, then releases everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens the database, then the port.
 *
 * @throws StartFault if either is unavailable; nothing stays open then.
 */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const db = await openDatabase(config, {
    onError: (err) => log.error({ err }, 'database connection lost'),
    onWait: () => log.warn('waiting for another node that migrates the database'),
  });
  let home: HomeDatabase | null = null;
  try {
    home = await homeOf(config, log);
    const app = await buildApp({
      db,
      config,
      home,
      logger: log,
      adminToken: db.kind === 'embedded' ? newAdminToken() : null,
    });
    const demo = config.demo ? await prepareDemo(app) : [];
    startBackground(app);
    await listen(app, config);
    const withdraw = announceServer(app);
    return {
      lines: [...readyLines(app), ...demo],
      stop: async () => {
        withdraw();
        await app.close();
        await home?.close();
        await db.close();
      },
    };
  } catch (error) {
    await home?.close();
    await db.close();
    throw error;
  }
}

async function prepareDemo(app: FastifyInstance): Promise<readonly string[]> {
  const { seedDemoAtStart } = await import('./tools/demo/seed-demo.ts');
  return seedDemoAtStart(app, Date.now());
}

/** The database of the cell in which people sign in; null if that is this one. It may be a version ahead or behind. */
async function homeOf({ homeDatabaseUrl: url }: Config, log: Logger): Promise<HomeDatabase | null> {
  if (url === null) return null;
  const onError = (err: Error) => log.warn({ err }, 'connection to the home cell lost');
  return openHome(
    () => openPostgres(url, { poolSize: homePoolSize, tables: 'any', onError }),
    (err) => log.warn({ err }, 'the home cell cannot be reached: nobody new can be signed in until it is'),
  );
}

function readyLines(app: FastifyInstance): string[] {
  const { publicUrl } = app.config;
  const elsewhere = publicUrl ? [publicUrl] : networkAddresses(app);
  return [`Topout is ready: ${localAddress(app)}`, ...elsewhere.map((url) => `  for others: ${url}`)];
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    // Everybody connects at once when a round begins.
    await app.listen({ host, port, backlog: 4_096 });
  } catch (error) {
    await app.close();
    throw portFault(error, host, port);
  }
}

function portFault(error: unknown, host: string, port: number): StartFault {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return new StartFault(`Port ${port} is taken; stop what uses it, or set PORT to another one.`);
  if (code === 'EACCES')
    return new StartFault(`This user may not open port ${port}; set PORT to one above 1023.`);
  return new StartFault(`The server cannot listen on ${host}:${port}: ${reasonOf(error)}.`);
}
