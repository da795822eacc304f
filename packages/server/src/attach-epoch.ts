import { setTimeout as sleep } from 'node:timers/promises';
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

/** How often a node asks what was lost, a second apart, while a database that has just come does not answer. */
const mostTries = 60;

/** Lets a node begin anew, as if it had just started, when its database went back or is another one. */
export async function attachEpoch(app: FastifyInstance): Promise<void> {
  let isClosed = false;
  const forget = () => {
    forgetEverything();
    app.boards.beginAnew();
  };
  const anew = () => {
    app.log.warn('the database went back or is another one: this node begins anew');
    forget();
    setTimeout(forget, againMs).unref();
    putAgain().catch((err: unknown) => app.log.error({ err }, 'what the database lacks is not known'));
  };
  const onError = (err: unknown) => app.log.error({ err }, 'the epoch of the database could not be read');
  const findLost = async (tries = mostTries): ReturnType<typeof app.commands.lost> => {
    try {
      return await app.commands.lost();
    } catch (error) {
      if (tries === 1 || isClosed) throw error;
      await sleep(againMs, undefined, { ref: false });
      return findLost(tries - 1);
    }
  };
  const putAgain = async () => {
    const { ids: lost, again } = await findLost();
    if (lost.length === 0) return;
    app.lostCommands += lost.length;
    app.log.error({ lost, again: again.length }, 'the database lacks commands that this node had confirmed');
    for (const { competition, ids, error: err } of await app.commands.putAgain(again))
      app.log.error({ err, competition, lost: ids }, 'commands that were lost could not be put again');
  };
  const epoch = await watchEpoch(app.db, anew, onError);
  app.decorate('epoch', epoch);
  app.decorate('lostCommands', 0);
  app.addHook('onClose', async () => {
    isClosed = true;
    epoch.close();
  });
}
