import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { localAddress } from '../addresses.ts';

/** Where the server that has an embedded data folder is reached, and what opens its admin door. */
export interface ServerFile {
  readonly url: string;
  readonly token: string;
  readonly pid: number;
}

const fileIn = (dataDir: string): string => join(dataDir, 'server.json');

/** A new token for the admin door of one run of the server. */
export const newAdminToken = (): string => randomBytes(32).toString('base64url');

/**
 * Leaves word in the data folder, readable by its owner alone: the embedded database has one owner, so
 * commands ask that one.
 *
 * @returns takes it back.
 */
export function announceServer(app: FastifyInstance): () => void {
  const { adminToken: token } = app;
  if (token === null) return () => {};
  const file = fileIn(app.config.dataDir);
  const content: ServerFile = { url: localAddress(app), token, pid: process.pid };
  // An older file of another mode would keep that mode.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The server that says it has this folder; it may be gone. */
export function readServerFile(dataDir: string): ServerFile | null {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as ServerFile;
  } catch {
    return null;
  }
}
