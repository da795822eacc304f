import { registerAjvFormats, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { rememberSessions, sessionOf, type Sessions } from './auth/bearer.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { refuseNulBytes } from './http/nul-bytes.ts';
import { answerProblems } from './http/problems.ts';
import type { Session } from './http/session.ts';
import { newId } from './ids.ts';
import { routes } from './routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    config: Config;
    sessions: Sessions;
  }
  interface FastifyRequest {
    session: Session;
  }
}

export interface AppDeps {
  readonly db: Database;
  readonly config: Config;
  readonly logger?: FastifyServerOptions['logger'];
}

registerAjvFormats();

/** The whole server but its port. It closes neither the database nor the process. */
export async function buildApp({ db, config, logger = false }: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    genReqId: () => newId(),
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 200 },
  });
  const sessions = await rememberSessions(db);
  app.decorate('db', db);
  app.decorate('config', config);
  app.decorate('sessions', sessions);
  app.decorateRequest('session');
  app.addHook('onClose', async () => sessions.close());
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  answerProblems(app);

  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => {
        request.session = await sessionOf(request, sessions);
      });
      refuseNulBytes(api);
      for (const plugin of routes) await api.register(plugin);
    },
    { prefix: '/api' },
  );
  return app;
}
