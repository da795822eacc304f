import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { backupState, type BackupState } from '../backup/backups.ts';

/** How well the database is backed up: the same on every node. */
export function measureBackups({ db, log }: FastifyInstance, registry: Registry): void {
  const gauge = (name: string, help: string, valueOf: (state: BackupState) => number | null) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Says nothing while nothing is known: an old figure would look as if all were well.
        this.remove();
        try {
          const value = valueOf(await backupState(db));
          if (value !== null) this.set(value);
        } catch (err) {
          log.error({ err }, 'the last backup is not known');
        }
      },
    });
  gauge('topout_backup_age_seconds', 'Since the last backup was written', ({ ageSeconds }) => ageSeconds);
  gauge('topout_backup_bytes', 'Size of the last backup', ({ bytes }) => bytes);
  gauge('topout_backup_failed', '1 if the daily backup failed and none was written since', ({ fault }) =>
    fault === null ? 0 : 1,
  );
}
