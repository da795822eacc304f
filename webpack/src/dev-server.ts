import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import DevServer, { type Middleware } from 'webpack-dev-server';
import { contractVersion } from '../../packages/app-kit/src/contract-version.ts';
import { type App, readApp, workspace } from './app.ts';
import { configure } from './config.ts';
import { kitPath } from './kit.ts';
import type { RemoteDescription } from './describe-remote.ts';
import { statics } from './statics.ts';

/** The shell's address is the page's; the remotes have their own. */
const ports: Readonly<Record<string, number>> = { shell: 5300, entry: 5301, judging: 5302, organiser: 5303 };

/** The API's address under `npm run dev`. */
const defaultApi = 'http://127.0.0.1:5200';

/** A remote as its own development server serves it: names without hashes, nothing to preload. */
function inDevelopment(name: string): RemoteDescription {
  const { paths } = readApp(path.join(workspace, `remote-${name}`));
  const base = `http://localhost:${ports[name]}/`;
  const entry = `${base}assets/remote.js`;
  const manifest = `${base}mf-manifest.json`;
  const none = { preload: [], screens: {}, selfScored: {}, offline: false, sights: {} };
  return { name, version: 'development', contract: contractVersion, entry, manifest, paths, ...none };
}

/** The page of all parts, from its own server (`kit-cli.ts`). */
const kit = [{ context: [kitPath], target: 'http://127.0.0.1:5304' }];

const remotes: Middleware = {
  name: 'remotes.json',
  path: '/remotes.json',
  middleware: (_request: IncomingMessage, response: ServerResponse) => {
    const names = Object.keys(ports).filter((name) => name !== 'shell');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(names.map(inDevelopment)));
  },
};

/**
 * Serves an application that shows every edit without a reload. Open the shell's address. TOPOUT_API names
 * the API if it is not the one of `npm run dev`.
 */
export async function serve(app: App): Promise<void> {
  const compiler = webpack(configure(app, true));
  if (!compiler) throw new Error(`${app.name}: webpack refused the configuration`);
  const port = ports[app.name];
  if (port === undefined) throw new Error(`${app.name} has no development port`);
  const api = process.env['TOPOUT_API'] ?? defaultApi;
  const server = new DevServer(
    {
      port,
      hot: true,
      // Compressing would hold back the events of a live board.
      compress: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, webSocketURL: { port } },
      static: statics(app).map(({ from, at }) => ({ directory: from, publicPath: at })),
      historyApiFallback: app.isShell,
      proxy: app.isShell
        ? [{ context: ['/api', '/config.json', '/embed', '/overlay'], target: api }, ...kit]
        : [],
      setupMiddlewares: (middlewares) => (app.isShell ? [remotes, ...middlewares] : middlewares),
    },
    compiler,
  );
  await server.start();
}
