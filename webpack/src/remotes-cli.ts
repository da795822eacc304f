#!/usr/bin/env node
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspace } from './app.ts';
import type { RemoteDescription } from './describe-remote.ts';

/**
 * `topout-remotes [name=base …]`: collects the built remotes' descriptions into `shell/dist/remotes.json`. A
 * remote is under `/remotes/<name>/` by default: `topout-remotes judging=https://cdn.example/judging/`
 * changes that.
 */
const bases = new Map(
  process.argv.slice(2).map((pair) => [pair.split('=')[0], pair.split('=').slice(1).join('=')]),
);

function placed(remote: RemoteDescription): RemoteDescription {
  const base = bases.get(remote.name) ?? `/remotes/${remote.name}/`;
  const at = (file: string): string => base + file;
  const allAt = (screens: RemoteDescription['screens']): RemoteDescription['screens'] =>
    Object.fromEntries(Object.entries(screens).map(([pattern, files]) => [pattern, files.map(at)]));
  return {
    ...remote,
    entry: at(remote.entry),
    manifest: at(remote.manifest),
    preload: remote.preload.map(at),
    screens: allAt(remote.screens),
    selfScored: allAt(remote.selfScored),
  };
}

const folders = readdirSync(workspace).filter((name) => name.startsWith('remote-'));
const remotes = await Promise.all(
  folders.map(async (folder) => {
    const text = await readFile(path.join(workspace, folder, 'dist/remote.json'), 'utf8');
    return placed(JSON.parse(text) as RemoteDescription);
  }),
);
await writeFile(path.join(workspace, 'shell/dist/remotes.json'), `${JSON.stringify(remotes, null, 2)}\n`);
console.log(`remotes.json: ${remotes.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
