#!/usr/bin/env node
import path from 'node:path';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { workspace } from './app.ts';
import { configureKit, kitPath } from './kit.ts';

/* `node webpack/src/kit-cli.ts` serves the page of all parts, anew after each edit; with a folder it builds it into that. */

/** The shell's development server passes requests below `kitPath` on. */
const port = 5304;
const [folder] = process.argv.slice(2);
const compiler = webpack(configureKit(folder ? path.resolve(folder) : path.join(workspace, '.data/kit')));
if (!compiler) throw new Error('webpack refused the configuration');

if (folder === undefined) {
  await new DevServer(
    {
      port,
      hot: false,
      client: { overlay: false, webSocketURL: { port } },
      devMiddleware: { publicPath: kitPath },
    },
    compiler,
  ).start();
} else {
  compiler.run((error, stats) => {
    if (!error && !stats?.hasErrors()) return;
    console.error(error ?? stats?.toString('errors-only'));
    process.exitCode = 1;
  });
}
