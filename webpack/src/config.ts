import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { type App, containerName, workspace } from './app.ts';
import { borrowedRuntime } from './lent-runtime.ts';
import { plugins } from './plugins.ts';
import { rules } from './rules.ts';
import { ownRuntime } from './unused-runtime.ts';

/** Names contain a hash of the content, so that they can be cached for ever. */
const fileName = (dev: boolean): string => (dev ? 'assets/[name].js' : 'assets/[name].[contenthash:6].js');

/** How scripts and styles are made small. */
export const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // Beside each file; a line in it that says so would cost every phone more than it tells anybody.
    extractComments: { condition: 'some', banner: false },
    terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 2 } },
  }),
  new CssMinimizerPlugin(),
];

/** Moves code shared with other screens out of a chunk, unless the chunk must stay whole. */
const optimization = ({ whole }: App): NonNullable<Configuration['optimization']> => ({
  minimizer,
  splitChunks: {
    chunks: (chunk) => !chunk.canBeInitial() && !whole.includes(chunk.name ?? ''),
    // Small, and in two chunks of which the second always follows the first.
    cacheGroups: { idb: { test: /node_modules.idb/, chunks: 'async', enforce: true } },
  },
});

/** The router's package uses its development build in any mode: its conditions only cover servers. */
function productionBuilds(app: App): Record<string, string> {
  const dist = path.join(app.dir, 'node_modules/react-router/dist/production');
  return {
    'react-router$': path.join(dist, 'index.mjs'),
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
  };
}

/** The complete build of an application. `dev`: no hashes, no minimising, edits appear without a reload. */
export function configure(app: App, dev: boolean): Configuration {
  return {
    name: app.name,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    context: app.dir,
    entry: app.isShell ? { main: './src/index.ts' } : {},
    output: {
      path: path.join(app.dir, 'dist'),
      clean: true,
      uniqueName: containerName(app.name),
      publicPath: app.isShell ? '/' : 'auto',
      filename: fileName(dev),
      chunkFilename: fileName(dev),
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
    },
    devtool: dev ? 'cheap-module-source-map' : 'source-map',
    externals: app.isShell ? [] : [borrowedRuntime],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: app.isShell ? { ...ownRuntime(app), ...(dev ? {} : productionBuilds(app)) } : {},
    },
    module: { rules: rules(app, dev) },
    plugins: plugins(app, dev),
    optimization: optimization(app),
    // Nothing of a build before: from a cache on disk, a constant that had changed went on in the code that it was put into.
    cache: dev && { type: 'memory' },
    performance: false,
    stats: 'errors-warnings',
    snapshot: { managedPaths: [path.join(workspace, 'node_modules/.pnpm')] },
  };
}
