import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { localAddress } from '../../addresses.ts';

/** Carries the token from the file. */
export const adminHeader = 'x-topout-admin';

/** The address of the server that has an embedded data folder, and the key to its admin door. */
export interface ServerFile {
  readonly url: string;
  readonly token: string;
  readonly pid: number;
}

const fileIn = (dataDir: string): string => join(dataDir, 'server.json');

/** A new token for the admin door of one run of the server. */
export const newAdminToken = (): string => randomBytes(32).toString('base64url');

/**
 * Writes the address to the data folder, readable only by its owner: one process has the embedded database,
 * so commands ask that one.
 *
 * @returns a function that removes it.
 */
export function announceServer(app: FastifyInstance): () => void {
  const { adminToken: token } = app;
  if (token === null) return () => {};
  const file = fileIn(app.config.dataDir);
  const content: ServerFile = { url: localAddress(app), token, pid: process.pid };
  // An older file with another mode would keep that mode.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(content)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The server that claims this folder; it may be gone. */
export function readServerFile(dataDir: string): ServerFile | null {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as ServerFile;
  } catch {
    return null;
  }
}
