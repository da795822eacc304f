import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { App } from './app.ts';

interface Folder {
  readonly from: string;
  /** The address that serves its files. */
  readonly at: string;
}

/** Files that an application serves unchanged: its own, and in the shell every country's flag. */
export function statics({ dir, isShell }: App): readonly Folder[] {
  const flags = { from: path.join(dir, 'node_modules/country-flag-icons/3x2'), at: '/flags' };
  return [{ from: path.join(dir, 'public'), at: '/' }, ...(isShell ? [flags] : [])].filter(({ from }) =>
    existsSync(from),
  );
}

/** Copies them next to the build. */
export async function copyStatics(app: App): Promise<void> {
  for (const { from, at } of statics(app)) {
    await cp(from, path.join(app.dir, 'dist', at), {
      recursive: true,
      // The set also comes in other forms.
      filter: (file) => !/\.(zip|css)$/.test(file),
    });
    const licence = path.join(from, '../LICENSE');
    if (existsSync(licence)) await cp(licence, path.join(app.dir, 'dist', at, 'LICENSE.txt'));
  }
}
