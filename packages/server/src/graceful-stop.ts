import type { Logger } from 'pino';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How long work under way may take. */
const graceMs = 10_000;

/**
 * A key press or `kill` reaches a process and its parent, which passes it on: signals this close together
 * count as one.
 */
const echoMs = 1_000;

/**
 * Ends the process in order on a signal, on an uncaught error, and when the parent that started it is gone. A
 * second signal ends it at once.
 */
export function stopGracefully(stop: () => Promise<void>, log: Logger): void {
  let stoppingSinceMs: number | null = null;

  const begin = (exitCode: number) => {
    if (stoppingSinceMs !== null) return;
    stoppingSinceMs = Date.now();
    setTimeout(() => {
      log.error(`not stopped within ${graceMs} ms`);
      process.exit(1);
    }, graceMs).unref();
    stop().then(
      () => process.exit(exitCode),
      (err: unknown) => {
        log.error({ err }, 'could not stop in order');
        process.exit(1);
      },
    );
  };

  for (const signal of signals) {
    process.on(signal, () => {
      if (stoppingSinceMs !== null && Date.now() - stoppingSinceMs > echoMs) process.exit(1);
      begin(0);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, 'unexpected error, stopping');
      begin(1);
    });
  }
  process.once('disconnect', () => begin(0));
}
