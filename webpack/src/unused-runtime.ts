import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/*
 * The shell loads a remote by its entry, never by a federation manifest; it learns of remotes at run time,
 * never at build time; it prunes no shared package, and there is one version of each. Whatever its options,
 * the federation runtime brings the code for all that (`disableSnapshot` switches manifests off but leaves
 * them in the bundle), its own logger, and sentences for its errors, which also have codes and a link: 6 kB
 * of every first load.
 */
const unused = new RegExp(
  [
    'runtime-core/dist/plugins/snapshot/SnapshotHandler',
    'runtime-core/dist/utils/preload',
    'webpack-bundler-runtime/dist/remotes',
    'webpack-bundler-runtime/dist/getSharedFallbackGetter',
    'runtime-core/dist/utils/semver/index',
    'sdk/dist/logger',
    'error-codes/dist/desc',
  ]
    .map((module) => `${module.replaceAll('/', String.raw`[\\/]`)}\\.m?js$`)
    .join('|'),
);

const stub = path.join(import.meta.dirname, '../runtime/unused.js');

/** For the shell, in production: removes from the federation runtime what this shell never calls. */
export const unusedRuntime: WebpackPluginInstance = new webpack.NormalModuleReplacementPlugin(unused, stub);
