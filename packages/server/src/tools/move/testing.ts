import { createHash } from 'node:crypto';
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

/** Call once, at the top of a test file. @returns paths for files that are gone after its tests */
export function testPaths(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'topout-move-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => join(folder, `${newId()}.topout`);
}

/** The rows of all boards of a competition, as staff see them. */
export async function boardsOf({ db, boards }: FastifyInstance, competition: string): Promise<unknown[]> {
  const snapshot = await snapshotsOf(db).now(competition);
  const documents = (snapshot?.categories ?? []).map(async ({ uuid }) => {
    const { version, rows } = await boards.document(competition, uuid, 'staff');
    return { uuid, version, rows: rows.map(({ json }) => camelNames(JSON.parse(json))) };
  });
  return Promise.all(documents);
}

/** Changes the lines of a file, the first one among them, but for the last. */
export type Edit = (lines: string[]) => string[];

/** A file that somebody changed who knows how it is made. */
export function forgedFile(text: string, edit: Edit): string {
  const lines = edit(text.trimEnd().split('\n').slice(0, -1));
  const body = `${lines.join('\n')}\n`;
  return `${body}${JSON.stringify({ rows: {}, sha256: createHash('sha256').update(body).digest('hex') })}\n`;
}

export const oneMore =
  (table: string, row: object): Edit =>
  (lines) => [...lines, JSON.stringify({ table, row })];

/** The first row of a table in such lines. */
export function rowIn(lines: readonly string[], table: string): Record<string, unknown> {
  const line = lines.find((one) => one.startsWith(`{"table":"${table}"`)) ?? '{"row":{}}';
  return (JSON.parse(line) as { row: Record<string, unknown> }).row;
}
