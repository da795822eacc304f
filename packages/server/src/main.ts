import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { startServer } from './server.ts';
import { StartFault } from './start-fault.ts';
import { loadConfig } from './config.ts';

/** How long requests that are under way may take after a signal to stop. */
const graceMs = 10_000;

try {
  const config = loadConfig(process.env);
  const log = pino({ level: config.logLevel });
  const { lines, stop } = await startServer(config, log);
  process.stdout.write(`${lines.join('\n')}\n`);
  closeWithGrace({ delay: graceMs, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'unexpected error, stopping');
    await stop();
  });
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
