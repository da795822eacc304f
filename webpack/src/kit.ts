import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { type App, workspace } from './app.ts';
import { rules } from './rules.ts';

/** The page of all parts (`packages/ui/src/kit`). No application contains it. */
const kit: App = {
  dir: path.join(workspace, 'packages/ui'),
  name: 'kit',
  isShell: false,
  version: '0.1.0',
  paths: [],
  screens: {},
  selfScored: {},
  whole: [],
  offline: false,
};

/** Where the development server of the shell shows it. */
export const kitPath = '/kit/';

/** Builds the page of parts. @param folder takes the files */
export const configureKit = (folder: string): Configuration => ({
  name: kit.name,
  mode: 'development',
  target: ['web', 'es2022'],
  context: kit.dir,
  entry: './src/kit/main.tsx',
  output: { path: folder, publicPath: 'auto' },
  devtool: 'cheap-module-source-map',
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: rules(kit, false) },
  plugins: [new MiniCssExtractPlugin(), new HtmlWebpackPlugin({ title: 'Parts', publicPath: '' })],
  performance: false,
  stats: 'errors-warnings',
});
