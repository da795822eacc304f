import type { Config } from '../../platform/config.ts';
import { isTaken } from '../../platform/db/data-lock.ts';
import { type Finding, fault, well } from './finding.ts';
import { lookAtPostgres } from './postgres.ts';
import type { Reached } from './reach.ts';
import type { World } from './world.ts';

/** Never opens the embedded database: the server that has it says how it is. */
export async function lookAtDatabase(config: Config, here: Reached, world: World): Promise<Finding[]> {
  const { databaseUrl, databaseDirectUrl, dataDir } = config;
  if (databaseUrl !== null) return lookAtPostgres(databaseDirectUrl ?? databaseUrl, config, world);
  if (here.is === 'Topout' && here.health.status === 'ok')
    return [well('database', 'The embedded database answers.')];
  if (here.is === 'Topout')
    return [
      fault(
        'database',
        `The server with the embedded database is not ready: ${here.health.status}.`,
        'Read the server’s log, then start it again.',
      ),
    ];
  if (isTaken(dataDir))
    return [
      fault(
        'database',
        `A Topout that does not answer has the data folder ${dataDir}.`,
        'Look whether it is stopping; otherwise end that process and start Topout again.',
      ),
    ];
  return [well('database', `The embedded database in ${dataDir} is free to be opened.`)];
}
