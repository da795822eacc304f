import type { FastifyInstance } from 'fastify';
import { forgetEverything } from './platform/cache/cache.ts';
import { type EpochWatch, watchEpoch } from './platform/db/epoch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    epoch: EpochWatch;
    /** Confirmed commands that the database turned out to lack, since the node started. */
    lostCommands: number;
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
    putAgain().catch((err: unknown) =>
      app.log.error({ err }, 'commands that were lost could not be put again'),
    );
  };
  const onError = (err: unknown) => app.log.error({ err }, 'the epoch of the database could not be read');
  const putAgain = async () => {
    const { lost, again } = await app.commands.putAgain();
    if (lost.length === 0) return;
    app.lostCommands += lost.length;
    app.log.error({ lost, again }, 'the database lacks commands that this node had confirmed');
  };
  const epoch = await watchEpoch(app.db, anew, onError);
  app.decorate('epoch', epoch);
  app.decorate('lostCommands', 0);
  app.addHook('onClose', async () => epoch.close());
}
