import path from 'node:path';
import type { Configuration, ExternalItemFunctionData } from 'webpack';
import { workspace } from './app.ts';
import { bundleFolder } from './bare-source.ts';
import { keptWhole } from './kept-whole.ts';

const server = path.join(workspace, 'packages/server');

/** What others ask for if it is there, and we do not have. */
const absent = ['pg-native'];

const isWhole = (request: string): boolean =>
  [...keptWhole, ...absent].some((name) => request === name || request.startsWith(`${name}/`));

/** The server, the command line, the embedded database and the drawing of pictures as a few files that any Node 24 runs. */
export const serverConfig: Configuration = {
  name: 'server',
  mode: 'production',
  target: 'node24',
  context: server,
  entry: {
    main: './src/main.ts',
    'command-line': './src/tools/cli/main.ts',
    'embedded-worker': './src/platform/db/embedded-worker.ts',
    'draw-worker': './src/web/shared-links/draw-worker.ts',
  },
  experiments: { outputModule: true },
  output: {
    path: bundleFolder,
    clean: true,
    module: true,
    chunkFormat: 'module',
    filename: '[name].js',
    chunkFilename: '[name].js',
    library: { type: 'module' },
  },
  resolve: {
    extensions: ['.ts', '.js', '.mjs', '.json'],
    // The other build reads its data when it starts.
    alias: { 'css-tree$': path.join(server, 'node_modules/css-tree/dist/csstree.esm.js') },
  },
  externals: [
    async ({ request, dependencyType }: ExternalItemFunctionData) => {
      if (!isWhole(request)) return undefined;
      return `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module'} ${request}`;
    },
  ],
  module: {
    parser: { javascript: { createRequire: false, importMeta: false, url: false, worker: false } },
    rules: [{ test: /\.ts$/, loader: path.join(import.meta.dirname, 'bare-source.ts') }],
  },
  // Names stay, so that a stack trace tells something.
  optimization: { minimize: false, splitChunks: { chunks: 'all', minSize: 20_000 } },
  node: false,
  performance: false,
  stats: 'errors-warnings',
};
