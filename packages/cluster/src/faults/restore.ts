import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

/** For so long judges go on after the backup: what they log then is what the restored database lacks. */
const sinceMs = 5_000;

/** What was confirmed longer ago is not put again: somebody chose that state. */
const rememberedMs = 110_000;

export const restoreFaults: readonly Fault[] = [
  {
    name: 'restore',
    what: 'a backup is restored under running nodes',
    mostSeconds: 15,
    strike: async (cluster) => {
      const file = join(cluster.site.folder, 'day.backup');
      const begun = performance.now();
      await cluster.topout(['backup', '--to', file]);
      await sleep(sinceMs);
      const { primary } = await cluster.roles();
      await primary.sql(
        `create database restored owner topout template template0 encoding 'UTF8' locale 'C.UTF-8'`,
      );
      await cluster.topout(['restore', '--from', file], 'restored');
      rmSync(file);
      if (performance.now() - begun > rememberedMs)
        throw new Error('This machine is too slow: nodes would not remember what the backup lacks.');
      // Nobody writes into the one that goes; whoever tries in between is told to come again.
      await primary.sql('alter database topout allow_connections false');
      await primary.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname in ('topout', 'restored')`,
      );
      await primary.sql('alter database topout rename to before_restore');
      await primary.sql('alter database restored rename to topout');
      await primary.sql('drop database before_restore with (force)');
    },
  },
];
