import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const workspace = resolve(import.meta.dirname, '../../..');

/** The page of all parts (`packages/ui/src/kit`), which no build of the product contains. */
export class Kit {
  private readonly folder = mkdtempSync(join(tmpdir(), 'topout-kit-'));

  /** Takes a few seconds. */
  build(): void {
    execFileSync(process.execPath, [join(workspace, 'webpack/src/kit-cli.ts'), this.folder], {
      cwd: workspace,
    });
  }

  /** The address of one part, in one theme. */
  address(part: string, theme: 'light' | 'dark'): string {
    return `${pathToFileURL(join(this.folder, 'index.html')).href}?part=${part}&theme=${theme}`;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
