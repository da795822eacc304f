import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { App } from './app.ts';

/*
 * The shell loads a remote by its entry, never by a federation manifest; it learns of remotes at run time,
 * never at build time; it prunes no shared package, and there is one version of each. What the bundles speak to is therefore
 * small, and the shell's own; these are the parts of their federation code that serve the rest.
 */
const unused = /webpack-bundler-runtime[\\/]dist[\\/](init|remotes|getSharedFallbackGetter)\.m?js$/;

const stub = path.join(import.meta.dirname, '../runtime/unused.js');

/** For the shell: removes from the federation code what this shell never calls. */
export const unusedRuntime: WebpackPluginInstance = new webpack.NormalModuleReplacementPlugin(unused, stub);

/** For the shell: its own federation runtime instead of the general one. */
export const ownRuntime = ({ dir }: App): Record<string, string> => ({
  '@module-federation/runtime$': path.join(dir, 'src/federation/runtime.ts'),
});
