import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const workspace = resolve(import.meta.dirname, '../../../..');
/** The product's own bundler, so that floor and product are built alike. */
const fromBuild = createRequire(join(workspace, 'webpack/package.json'));

interface Stats {
  hasErrors(): boolean;
  toString(detail: string): string;
}
type Bundler = (options: object) => { run(done: (error: Error | null, stats?: Stats) => void): void };
interface Minimiser {
  new (options: object): object;
  readonly swcMinify: unknown;
}

export const gzipKb = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length / 1000;

/** Size (kB = 1000 bytes, gzip) of an empty React + react-dom + data-router page. */
export async function floorBundleKb(): Promise<number> {
  const webpack = fromBuild('webpack') as Bundler;
  const Terser = fromBuild('terser-webpack-plugin') as Minimiser;
  const out = mkdtempSync(join(tmpdir(), 'topout-floor-'));
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: resolve(import.meta.dirname, '../floor-page/main.tsx'),
    output: { path: out },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
    },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: fromBuild.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: join(workspace, 'tsconfig.web.json'),
            compilerOptions: { noEmit: false, allowImportingTsExtensions: false, rootDir: workspace },
          },
        },
      ],
    },
    optimization: { minimizer: [new Terser({ minify: Terser.swcMinify, extractComments: false })] },
  });
  try {
    await new Promise<void>((done, failed) => {
      compiler.run((error, stats) => {
        if (error) failed(error);
        else if (stats?.hasErrors()) failed(new Error(stats.toString('errors-only')));
        else done();
      });
    });
    const files = readdirSync(out).filter((file) => file.endsWith('.js'));
    return files.reduce((sum, file) => sum + gzipKb(readFileSync(join(out, file))), 0);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
