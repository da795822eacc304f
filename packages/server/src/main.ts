import { loadConfig } from './platform/config.ts';
import { openLog } from './platform/log/open-log.ts';
import { stopGracefully } from './graceful-stop.ts';
import { startServer } from './server.ts';
import { StartFault } from './platform/start-fault.ts';

try {
  const config = loadConfig(process.env);
  const log = openLog(config.logLevel);
  const { lines, stop } = await startServer(config, log);
  process.stdout.write(`${lines.join('\n')}\n`);
  stopGracefully(stop, log);
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
