import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack, { type Stats } from 'webpack';
import { configureKit } from './kit.ts';
import { minimizer } from './config.ts';

/** All marks (tile, height, skyline, hold, bolt) with the rules they are drawn by, without React: kB, gzip. */
export async function marksKb(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'topout-marks-'));
  try {
    const compiler = webpack({
      ...configureKit(folder),
      mode: 'production',
      devtool: false,
      entry: './src/marks.ts',
      output: { path: folder, filename: 'marks.mjs', library: { type: 'module' } },
      experiments: { outputModule: true },
      externals: { react: 'module react', 'react/jsx-runtime': 'module react/jsx-runtime' },
      optimization: { minimizer },
    });
    if (!compiler) throw new Error('webpack refused the configuration');
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('No result'))));
    });
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return gzipSync(readFileSync(path.join(folder, 'marks.mjs')), { level: 9 }).length / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
