import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const workspace = resolve(import.meta.dirname, '../../..');

interface Described {
  readonly name: string;
  readonly contract: number;
  readonly entry: string;
  readonly manifest: string;
  readonly preload: readonly string[];
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds a remote after changing one of its sources: only this remote, with its own command, beside the
 * original.
 *
 * @param change the file below `src`, and the text in it to replace
 * @returns the folder; its `dist` is ready to deploy
 */
export async function buildChanged(
  remote: string,
  change: { readonly file: string; readonly from: string; readonly to: string },
): Promise<string> {
  const original = join(workspace, remote);
  const cache = join(workspace, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'changed-'));
  await cp(join(original, 'src'), join(folder, 'src'), { recursive: true });
  await cp(join(original, 'package.json'), join(folder, 'package.json'));
  // Each package separately, so that the compiler's cache beside them stays the original's.
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(original, 'node_modules'))) {
    if (!name.startsWith('.')) {
      await symlink(join(original, 'node_modules', name), join(folder, 'node_modules', name));
    }
  }
  const source = join(folder, 'src', change.file);
  const text = await readFile(source, 'utf8');
  if (!text.includes(change.from)) throw new Error(`${change.file} does not say "${change.from}"`);
  await writeFile(source, text.replace(change.from, change.to));
  await run(process.execPath, [join(workspace, 'webpack/src/cli.ts'), 'build'], { cwd: folder });
  return folder;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Another origin: a host of plain files that lets everybody read them, and can be switched off. */
export class Elsewhere {
  readonly #server: Server;
  isDown = false;

  constructor(folder: string) {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://elsewhere');
      readFile(join(folder, pathname)).then(
        (bytes) => {
          if (this.isDown) return response.destroy();
          const type = types[extname(pathname)] ?? 'application/octet-stream';
          return response
            .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': type })
            .end(bytes);
        },
        () => response.writeHead(404).end(),
      );
    });
  }

  /** @returns its address, with a slash at the end */
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

/** The list of remotes that the running server reads; restored at the end. */
export class RemotesList {
  readonly #file: string;
  #before = '';

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * Moves a remote, whose files the `dist` of a folder describes, to another place.
   *
   * @param contract the agreement with the shell that it claims, if not its own
   */
  async move(folder: string, base: string, contract?: number): Promise<void> {
    this.#before ||= await readFile(this.#file, 'utf8');
    const described = JSON.parse(await readFile(join(folder, 'dist/remote.json'), 'utf8')) as Described;
    const moved = { ...placed(described, base), contract: contract ?? described.contract };
    const list = JSON.parse(this.#before) as Described[];
    await this.#replace(JSON.stringify(list.map((one) => (one.name === described.name ? moved : one))));
  }

  async restore(): Promise<void> {
    if (this.#before !== '') await this.#replace(this.#before);
  }

  /** In one step: a server never reads half of it. */
  async #replace(text: string): Promise<void> {
    await writeFile(`${this.#file}.new`, text);
    await rename(`${this.#file}.new`, this.#file);
  }
}

function placed(remote: Described, base: string): Described {
  const at = (file: string) => `${base}${file}`;
  return {
    ...remote,
    entry: at(remote.entry),
    manifest: at(remote.manifest),
    preload: remote.preload.map(at),
    screens: Object.fromEntries(
      Object.entries(remote.screens).map(([pattern, files]) => [pattern, files.map(at)]),
    ),
  };
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
