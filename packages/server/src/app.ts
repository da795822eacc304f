import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import { registerAjvFormats } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { cacheSessions, sessionOf, type Sessions } from './people/auth/sessions/bearer.ts';
import { attachAnnouncements } from './following/announcements/attach-announcements.ts';
import { refuseElsewhere } from './competition/authority/refuse-elsewhere.ts';
import { attachLive } from './following/live/attach-live.ts';
import { openNodeBus } from './platform/live/node-bus.ts';
import { attachBoards } from './following/board/attach-boards.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import type { HomeDatabase } from './platform/db/home-database.ts';
import { attachEpoch } from './attach-epoch.ts';
import { openapi } from './platform/openapi/openapi.ts';
import { attachDesk } from './entering/desk/attach-desk.ts';
import { attachEntries } from './following/cards/attach-entries.ts';
import { attachClock } from './judging/clock/attach-clock.ts';
import { attachMarshal } from './judging/marshal/attach-marshal.ts';
import { attachQueues } from './judging/queues/attach-queues.ts';
import { attachPresence } from './judging/presence/attach-presence.ts';
import { keepAnswersPrivate, nameRequests } from './platform/http/answer-headers.ts';
import { buildSerializer, compileValidator } from './platform/http/compile-when-used.ts';
import { dropTurns } from './platform/http/drop-turns.ts';
import { allowEmptyJson } from './platform/http/empty-json.ts';
import { endConnections } from './platform/http/end-connections.ts';
import { lowerIds } from './platform/http/lower-ids.ts';
import { OpenStreams } from './platform/http/open-streams.ts';
import { answerError, answerProblems, describeProblems } from './platform/http/problems.ts';
import type { RequestSession } from './platform/http/session.ts';
import { packLongAnswers } from './platform/http/packed.ts';
import { requestId } from './platform/http/request-id.ts';
import { refuseUnstorable } from './platform/http/unstorable.ts';
import { turnNames } from './platform/http/wire.ts';
import { logRequests } from './platform/log/request-log.ts';
import { attachMetrics } from './platform/ops/metrics.ts';
import { opsRoutes } from './platform/ops/ops.routes.ts';
import { readRelease, type Release } from './platform/release.ts';
import { routes } from './routes.ts';
import { attachCommands } from './judging/commands/attach-commands.ts';
import { devMailRoutes } from './platform/mail/dev-mail.routes.ts';
import { attachGauges } from './following/gauges/attach-gauges.ts';
import { attachScreens } from './following/screens/attach-screens.ts';
import { webRoutes } from './web/web.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    config: Config;
    release: Release;
    sessions: Sessions;
    openStreams: OpenStreams;
    /** Opens the admin door; null = no such door. */
    adminToken: string | null;
    /** Where people sign in; null = here. */
    home: HomeDatabase | null;
  }
  interface FastifyRequest {
    session: RequestSession;
  }
  interface FastifyContextConfig {
    /** For calls that obtain or end tokens: an expired one must not block them. */
    ignoresBearer?: boolean;
  }
}

export interface AppDeps {
  readonly db: Database;
  readonly config: Config;
  readonly logger?: FastifyBaseLogger;
  readonly adminToken?: string | null;
  /** The database of the cell in which people sign in, if this is another one. */
  readonly home?: HomeDatabase | null;
}

registerAjvFormats();

/** The whole server except its port. It closes neither the database nor the process. */
export async function buildApp({
  db,
  config,
  logger,
  adminToken = null,
  home = null,
}: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // log/request-log.ts says less, but more about errors.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    genReqId: requestId,
    bodyLimit: 1_048_576,
    requestTimeout: 120_000,
    // A busy machine may start slowly; that is no reason to fail.
    pluginTimeout: 0,
    trustProxy: config.trustedProxies,
    schemaController: { compilersFactory: { buildSerializer } },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  const sessions = await cacheSessions(db, home, (err) =>
    app.log.error({ err }, 'sessions could not be looked at'),
  );
  const nodeBus = await openNodeBus(db, (err) => app.log.error({ err }, 'other nodes could not be told'));
  app.decorate('db', db);
  app.decorate('config', config);
  app.decorate('release', readRelease(config.remotesFile));
  app.decorate('adminToken', adminToken);
  app.decorate('home', home);
  app.decorate('sessions', sessions);
  app.decorate('openStreams', new OpenStreams(config.streamsPerAddress));
  app.decorateRequest('session');
  app.addHook('onClose', async () => sessions.close());
  app.setValidatorCompiler(compileValidator);
  app.removeContentTypeParser('text/plain');
  allowEmptyJson(app);
  answerProblems(app);
  nameRequests(app);
  logRequests(app);
  attachMetrics(app);
  app.decorate('nodeBus', nodeBus);
  await attachEpoch(app);
  app.addHook('onClose', async () => nodeBus.close());
  attachBoards(app);
  attachEntries(app);
  attachPresence(app);
  attachScreens(app);
  attachDesk(app);
  attachAnnouncements(app);
  attachQueues(app);
  attachClock(app);
  attachMarshal(app);
  attachLive(app);
  attachCommands(app);
  attachGauges(app);
  endConnections(app);
  await opsRoutes(app);

  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => {
        request.session = await sessionOf(request, sessions);
      });
      keepAnswersPrivate(api);
      packLongAnswers(api);
      refuseUnstorable(api);
      dropTurns(api);
      lowerIds(api);
      describeProblems(api);
      turnNames(api);
      refuseElsewhere(api);
      if (config.corsOrigins.length > 0) await api.register(cors, { origin: [...config.corsOrigins] });
      await api.register(swagger, openapi);
      for (const plugin of routes) await api.register(named(plugin));
    },
    { prefix: '/api' },
  );
  await devMailRoutes(app);
  await app.register(webRoutes);
  return app;
}

/** Fastify looks through all files ever loaded for the name of a plugin that does not say it: seconds, in tests. */
const named = <Plugin extends { readonly name: string }>(plugin: Plugin): Plugin =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name });
