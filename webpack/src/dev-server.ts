import path from 'node:path';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import type { App } from './app.ts';
import { configure } from './config.ts';

/** The shell's address is the page's; the remotes stand beside it. */
const ports: Readonly<Record<string, number>> = { shell: 5300, entry: 5301, judging: 5302, organiser: 5303 };

/** Serves an application that rebuilds on every edit; the shell's page takes `/api` from TOPOUT_API or port 5200. */
export async function serve(app: App): Promise<void> {
  const compiler = webpack(configure(app, true));
  if (!compiler) throw new Error(`${app.name}: webpack refused the configuration`);
  const api = process.env['TOPOUT_API'] ?? 'http://127.0.0.1:5200';
  const port = ports[app.name];
  if (port === undefined) throw new Error(`${app.name} has no development port`);
  const server = new DevServer(
    {
      port,
      hot: true,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, webSocketURL: { port } },
      static: path.join(app.dir, 'public'),
      historyApiFallback: app.isShell,
      proxy: app.isShell ? [{ context: ['/api', '/config.json'], target: api }] : [],
    },
    compiler,
  );
  await server.start();
}
