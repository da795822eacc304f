import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { WebpackPluginInstance } from 'webpack';
import workbox from 'workbox-webpack-plugin';
import type { App } from './app.ts';
import { compileEarly } from './compile-early.ts';
import { drawings } from './drawings.ts';
import { federation } from './federation.ts';
import { lendsRuntime } from './lent-runtime.ts';
import { oneCore } from './one-core.ts';
import { unusedRuntime } from './unused-runtime.ts';

const page = (app: App): HtmlWebpackPlugin =>
  new HtmlWebpackPlugin({
    template: path.join(app.dir, 'src/index.html'),
    templateParameters: () => drawings(app),
    // Absolute, wherever the bundle is: pages live at every depth.
    publicPath: '/',
    chunks: ['main'],
    scriptLoading: 'defer',
    // The server fills in the comment in the head, so comments stay.
    minify: { collapseWhitespace: true, removeComments: false },
  });

/** The worker's list of files to cache. It caches the page as the server fills it in, not as built. */
const serviceWorker = (app: App): WebpackPluginInstance =>
  new workbox.InjectManifest({
    swSrc: path.join(app.dir, 'src/service-worker/sw.ts'),
    swDest: 'sw.js',
    exclude: [/\.map$/, /LICENSE/, /\.html$/],
    maximumFileSizeToCacheInBytes: 3_000_000,
  });

/** Refresh must not touch the file that runs before sharing is set up. */
const refresh = (): WebpackPluginInstance =>
  new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /shell-runtime\.ts$/] });

/** The plugins of an application. */
export function plugins(app: App, dev: boolean): WebpackPluginInstance[] {
  const css = new MiniCssExtractPlugin({
    filename: 'assets/[name].[contenthash:6].css',
    chunkFilename: 'assets/[name].[contenthash:6].css',
    ignoreOrder: true,
  });
  return [
    federation(app, dev),
    ...(app.isShell ? [unusedRuntime, lendsRuntime, page(app)] : [oneCore]),
    ...(dev ? [refresh()] : [css]),
    ...(app.isShell && !dev ? [compileEarly, serviceWorker(app)] : []),
  ];
}
