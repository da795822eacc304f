import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { camelNames } from '@topout/contract/names';
import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../../platform/config.ts';

/** A server of a test, beside the one that the test has. */
export async function aServer(db: Database): Promise<FastifyInstance> {
  const app = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) });
  await app.ready();
  return app;
}

const folder = mkdtempSync(join(tmpdir(), 'topout-move-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A path for a file that is gone after the tests. */
export const aPath = (): string => join(folder, `${newId()}.topout`);

/** The rows of all boards of a competition, as staff see them. */
export async function boardsOf({ db, boards }: FastifyInstance, competition: string): Promise<unknown[]> {
  const snapshot = await snapshotsOf(db).now(competition);
  const documents = (snapshot?.categories ?? []).map(async ({ uuid }) => {
    const { version, rows } = await boards.document(competition, uuid, 'staff');
    return { uuid, version, rows: rows.map(({ json }) => camelNames(JSON.parse(json))) };
  });
  return Promise.all(documents);
}
