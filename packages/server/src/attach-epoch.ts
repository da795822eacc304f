import type { FastifyInstance } from 'fastify';
import { forgetEverything } from './platform/cache/cache.ts';
import { type EpochWatch, watchEpoch } from './platform/db/epoch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    epoch: EpochWatch;
  }
}

/** What was being read when the database turned out to be another one has arrived by then. */
const againMs = 1_000;

/** Lets a node begin anew, as if it had just started, when its database went back or is another one. */
export async function attachEpoch(app: FastifyInstance): Promise<void> {
  const forget = () => {
    forgetEverything();
    app.boards.beginAnew();
  };
  const anew = () => {
    app.log.warn('the database went back or is another one: this node begins anew');
    forget();
    setTimeout(forget, againMs).unref();
  };
  const onError = (err: unknown) => app.log.error({ err }, 'the epoch of the database could not be read');
  const epoch = await watchEpoch(app.db, anew, onError);
  app.decorate('epoch', epoch);
  app.addHook('onClose', async () => epoch.close());
}
