import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import { registerAjvFormats, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { rememberSessions, sessionOf, type Sessions } from './auth/sessions/bearer.ts';
import { attachLive } from './live/attach-live.ts';
import { openNodeBus } from './live/node-bus.ts';
import { attachBoards } from './board/attach-boards.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openapi } from './docs/openapi.ts';
import { attachEntries } from './entries/cards/attach-entries.ts';
import { attachFloor } from './floor/attach-floor.ts';
import { keepAnswersPrivate, nameRequests } from './http/answer-headers.ts';
import { dropTurns } from './http/drop-turns.ts';
import { allowEmptyJson } from './http/empty-json.ts';
import { endConnections } from './http/end-connections.ts';
import { lowerIds } from './http/lower-ids.ts';
import { OpenStreams } from './http/open-streams.ts';
import { answerError, answerProblems } from './http/problems.ts';
import { logRequests } from './http/request-log.ts';
import type { RequestSession } from './http/session.ts';
import { refuseUnstorable } from './http/unstorable.ts';
import { turnNames } from './http/wire.ts';
import { newId } from './ids.ts';
import { opsRoutes } from './ops/ops.routes.ts';
import { routes } from './routes.ts';
import { attachCommands } from './scoring/commands/attach-commands.ts';
import { devMailRoutes } from './mail/dev-mail.routes.ts';
import { attachScreens } from './screens/attach-screens.ts';
import { webRoutes } from './web/web.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    config: Config;
    sessions: Sessions;
    openStreams: OpenStreams;
    /** Opens the admin door; null = there is none. */
    adminToken: string | null;
  }
  interface FastifyRequest {
    session: RequestSession;
  }
  interface FastifyContextConfig {
    /** The call is how tokens are had and left: an expired one must not be in its way. */
    ignoresBearer?: boolean;
  }
}

export interface AppDeps {
  readonly db: Database;
  readonly config: Config;
  readonly logger?: FastifyBaseLogger;
  readonly adminToken?: string | null;
}

registerAjvFormats();

/** The whole server but its port. It closes neither the database nor the process. */
export async function buildApp({ db, config, logger, adminToken = null }: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // http/request-log.ts says less, and more of what went wrong.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    genReqId: () => newId(),
    bodyLimit: 1_048_576,
    requestTimeout: 120_000,
    // A busy machine may take long to start; that is no reason not to.
    pluginTimeout: 0,
    trustProxy: config.trustedProxies,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  const sessions = await rememberSessions(db, (err) =>
    app.log.error({ err }, 'sessions could not be looked at'),
  );
  const nodeBus = await openNodeBus(db, (err) => app.log.error({ err }, 'other nodes could not be told'));
  app.decorate('db', db);
  app.decorate('config', config);
  app.decorate('adminToken', adminToken);
  app.decorate('sessions', sessions);
  app.decorate('openStreams', new OpenStreams(config.streamsPerAddress));
  app.decorateRequest('session');
  app.addHook('onClose', async () => sessions.close());
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.removeContentTypeParser('text/plain');
  allowEmptyJson(app);
  answerProblems(app);
  nameRequests(app);
  logRequests(app);
  app.decorate('nodeBus', nodeBus);
  app.addHook('onClose', async () => nodeBus.close());
  attachBoards(app);
  attachEntries(app);
  attachFloor(app);
  attachScreens(app);
  attachLive(app);
  attachCommands(app);
  endConnections(app);
  await opsRoutes(app);

  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => {
        request.session = await sessionOf(request, sessions);
      });
      keepAnswersPrivate(api);
      refuseUnstorable(api);
      dropTurns(api);
      lowerIds(api);
      turnNames(api);
      if (config.corsOrigins.length > 0) await api.register(cors, { origin: [...config.corsOrigins] });
      await api.register(swagger, openapi);
      for (const plugin of routes) await api.register(plugin);
    },
    { prefix: '/api' },
  );
  await devMailRoutes(app);
  await app.register(webRoutes);
  return app;
}
