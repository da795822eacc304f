import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { StartFault } from './start-fault.ts';

try {
  const config = loadConfig(process.env);
  const db = await openDatabase(config, (error) => process.stderr.write(`${error.message}\n`));
  const app = await buildApp({ db, config, logger: { level: config.logLevel } });
  await app.listen({ host: config.host, port: config.port });
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
