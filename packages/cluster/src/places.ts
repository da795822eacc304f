import { resolve } from 'node:path';

/** The root of the workspace. */
export const workspace = resolve(import.meta.dirname, '../../..');

/** The configuration files that operations.md tells hosts to use. */
export const configurations = resolve(workspace, 'packages/server/ops/cluster');

/** A script of the server. */
export const serverScript = (name: string): string => resolve(workspace, 'packages/server/src', name);

/** How `npm start` runs the server: compiled code is kept for the next start. */
export const started = { NODE_COMPILE_CACHE: resolve(workspace, 'node_modules/.cache/node') };
