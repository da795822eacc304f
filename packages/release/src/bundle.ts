import { join } from 'node:path';
import { workspace } from './places.ts';
import { runTool } from './tools.ts';

/** Bundles the server into `packages/server/dist`: npm unpacks a few files ten times as fast as thousands. */
export const bundleServer = (): string =>
  runTool(process.execPath, [join(workspace, 'webpack/src/server-cli.ts')], { cwd: workspace });
