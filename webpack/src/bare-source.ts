import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { workspace } from './app.ts';

/** Where a release keeps the server's bundle: every chunk lies in this folder. */
export const bundleFolder = path.join(workspace, 'packages/server/dist');

/**
 * A loader for our sources in Node: types become blanks, and what a file knows of its place stays true in a bundle
 * elsewhere. A file named beside it is one beside the bundle.
 */
export default function bareSource(this: LoaderContext<unknown>, source: string): string {
  const to = (place: string): string =>
    JSON.stringify(path.relative(bundleFolder, place).split(path.sep).join('/'));
  const name = JSON.stringify(`/${path.basename(this.resourcePath).replace(/\.ts$/, '.js')}`);
  return stripTypeScriptTypes(source)
    .replaceAll('import.meta.dirname', `(import.meta.dirname + "/" + ${to(this.context)})`)
    .replaceAll('import.meta.filename', `(import.meta.dirname + ${name})`)
    .replaceAll('import.meta.url', `new URL(${to(this.resourcePath)}, import.meta.url).href`);
}
