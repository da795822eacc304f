import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { App } from './app.ts';

interface Folder {
  readonly from: string;
  /** The address at which its files are served. */
  readonly at: string;
}

/** Files that an application serves as they are: its own, and with the shell the flag of every country. */
export function statics({ dir, isShell }: App): readonly Folder[] {
  const flags = { from: path.join(dir, 'node_modules/country-flag-icons/3x2'), at: '/flags' };
  return [{ from: path.join(dir, 'public'), at: '/' }, ...(isShell ? [flags] : [])].filter(({ from }) =>
    existsSync(from),
  );
}

/** Puts them beside what was built. */
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
