import path from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/*
 * The shell loads a remote by its entry, never by a federation manifest, and the server writes the preload hints.
 * `disableSnapshot` switches the manifest code of the runtime off but leaves it in the bundle: 3 kB of a first load.
 */
const unused = /runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/;

const stub = path.join(import.meta.dirname, '../runtime/no-manifests.js');

/** For the shell, in production: takes out of the federation runtime what reads manifests. */
export const noManifests: WebpackPluginInstance = new webpack.NormalModuleReplacementPlugin(unused, stub);
