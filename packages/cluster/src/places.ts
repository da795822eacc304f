import { resolve } from 'node:path';

/** The root of the workspace. */
export const workspace = resolve(import.meta.dirname, '../../..');

/** The configuration files that operations.md tells hosts to use. */
export const configurations = resolve(workspace, 'packages/server/ops/cluster');

/** A script of the server. */
export const serverScript = (name: string): string => resolve(workspace, 'packages/server/src', name);
