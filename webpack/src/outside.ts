import { createRequire } from 'node:module';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { workspace } from './app.ts';

const resolve = createRequire(import.meta.url).resolve;
const folder = path.join(workspace, 'shell/src/outside');

/**
 * The oldest engine that runs overlays: stream software keeps its browser for years (Chromium 103 in OBS 28 to 30, 127 in
 * 31 and 32). Other web sites' visitors have newer ones.
 */
const language = 'es2021';

/**
 * Scripts for pages that are not the product's: another web site, and stream software. One file each, at an
 * address that stays, without React and with their style inside.
 */
export const outsideConfig: Configuration = {
  name: 'outside',
  mode: 'production',
  target: ['web', language],
  context: folder,
  entry: { embed: './embed/embed.ts', overlay: './overlay/overlay.ts' },
  output: { path: path.join(workspace, 'shell/dist'), filename: '[name].js' },
  devtool: 'source-map',
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: resolve('ts-loader'),
        options: {
          transpileOnly: true,
          configFile: path.join(workspace, 'tsconfig.web.json'),
          compilerOptions: {
            target: language,
            noEmit: false,
            allowImportingTsExtensions: false,
            rootDir: workspace,
            sourceMap: true,
          },
        },
      },
      { test: /\.css$/, loader: resolve('css-loader'), options: { exportType: 'string', modules: false } },
    ],
  },
  optimization: {
    splitChunks: false,
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 } },
      }),
    ],
  },
  performance: false,
  stats: 'errors-warnings',
};
