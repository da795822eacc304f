import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const workspace = resolve(import.meta.dirname, '../../..');

/** The version that hosts run today, with these apps built. @returns its folder */
export async function buildPrevious(...apps: string[]): Promise<string> {
  const words = [join(workspace, '.bootstrap/previous.mjs'), ...apps];
  return (await promisify(execFile)(process.execPath, words)).stdout.trim();
}

const shellFile = /^\/(assets|icons|flags)\//;

/** Gives a page the shell of another version; remotes and calls stay the server's. */
export async function giveShell(page: Page, folder: string): Promise<void> {
  await page.route(
    (url) => shellFile.test(url.pathname),
    async (call) => {
      const { pathname } = new URL(call.request().url());
      const body = await readFile(join(folder, 'shell/dist', pathname)).catch(() => null);
      if (body === null) return call.fulfill({ status: 404 });
      const contentType = types[extname(pathname)] ?? 'application/octet-stream';
      return call.fulfill({ body, contentType });
    },
  );
  const document = await readFile(join(folder, 'shell/dist/index.html'), 'utf8');
  await page.route('**/*', (call) =>
    call.request().isNavigationRequest()
      ? call.fulfill({ body: document, contentType: 'text/html' })
      : call.fallback(),
  );
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Version of the agreement with the shell that a built remote says it was built for. */
export async function contractOf(folder: string, remote: string): Promise<number> {
  const described = await readFile(join(folder, remote, 'dist/remote.json'), 'utf8');
  return (JSON.parse(described) as { contract: number }).contract;
}

/** This version's folder. */
export const present = workspace;
