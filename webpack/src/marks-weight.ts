import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import { workspace } from './app.ts';

/** What the marks are drawn by. */
const rules = ['scoring/skyline.ts', 'routes/hold-look.ts', 'routes/colour-word.ts'];

const folder = 'packages/ui/src/marks';

const sources = (): string[] => [
  ...readdirSync(path.join(workspace, folder))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => path.join(workspace, folder, name)),
  ...rules.map((name) => path.join(workspace, 'packages/domain/src', name)),
];

/** A source as a page gets it: without types, minified. The bundler leaves out what connects files. */
function small(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      minify: { compress: true, mangle: { toplevel: true } },
    },
    minify: true,
    module: { type: 'es6' },
  });
  return code.replace(/import[^;]*from"[^"]*";|export\{[^}]*\};?/g, '');
}

/** All marks (tile, height, skyline, hold, bolt) with their rules: kB, gzip. */
export const marksKb = (): number => gzipSync(sources().map(small).join('\n'), { level: 9 }).length / 1000;
