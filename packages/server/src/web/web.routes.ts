import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../platform/errors.ts';
import { baseUrl } from '../platform/http/base-url.ts';
import { holds } from '../platform/http/negotiate.ts';
import { limitByAddress, minute } from '../platform/http/rate-limit.ts';
import { watchDeployment } from './deployment.ts';
import { readFiles, type WebFile } from './file-store.ts';
import { outsidePages } from './outside-pages.ts';
import { filledPages } from './pages.ts';
import { alwaysHeaders } from './security-headers.ts';
import { linkPictures } from './shared-links/pictures.ts';
import { cacheControl, checkAgain, sendFile } from './send-file.ts';
import { webConfigOf } from './web-config.ts';
import { snakeNames } from '@topout/contract/names';

const repository = resolve(import.meta.dirname, '../../../..');
const remoteNames = ['entry', 'judging', 'organiser'];

/** Another host's shell may load our remotes. */
const forAll = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Addresses where a missing file is an error and never the page. */
const isFileAddress = (path: string): boolean =>
  /^\/(assets|flags|icons|remotes)\/|\.(js|json|map|webmanifest)$/.test(path);

function builtFiles(workspace: string): Map<string, WebFile> {
  const remotes = remoteNames.map((name) =>
    readFiles(resolve(workspace, `remote-${name}/dist`), `/remotes/${name}`),
  );
  return new Map(
    [readFiles(resolve(workspace, 'shell/dist'), ''), ...remotes].flatMap((files) => [...files]),
  );
}

/**
 * Short compared with a browser's time, but not with a thousand browsers': compresses one file after the
 * other, once we listen.
 */
async function compressAll(files: Iterable<WebFile>): Promise<void> {
  for (const file of files) {
    if (!file.compressible) continue;
    await file.encoded('br');
    await file.encoded('gzip');
  }
}

/**
 * The built shell and remotes, the page for every other address, and what the page must know about its host.
 */
export async function webRoutes(
  app: FastifyInstance,
  { workspace = repository }: { readonly workspace?: string },
): Promise<void> {
  const files = builtFiles(workspace);
  const deployed = watchDeployment(app.config.remotesFile);
  const template = await files.get('/index.html')?.encoded('identity');
  const webConfig = webConfigOf(app);
  const pageOf = template && filledPages(app, template.toString(), deployed);
  files.delete('/index.html');
  app.addHook('onListen', () => void compressAll(files.values()));

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> => {
    if (pageOf === undefined) throw notFound('page: shell and remotes are not built');
    const { file, found, policy } = await pageOf(path, baseUrl(request));
    reply.header('content-security-policy', policy);
    return sendFile(request, reply.code(found ? 200 : 404), file, checkAgain);
  };

  app.get('/config.json', async (_request, reply) => {
    reply.headers({ ...alwaysHeaders, ...forAll, 'cache-control': checkAgain });
    return snakeNames(await webConfig());
  });

  const pictureAt = linkPictures(app);
  app.get(
    '/link-pictures/*',
    { onRequest: limitByAddress({ times: 60, perMs: minute }) },
    async ({ url, headers }, reply) => {
      const [path = ''] = url.split('?');
      const picture = await pictureAt(path);
      if (!picture) throw notFound('picture');
      const { etag } = picture;
      const same = holds(headers['if-none-match'], etag);
      const png = same ? null : await picture.png();
      reply.headers({ ...alwaysHeaders, ...forAll, 'cache-control': checkAgain, etag });
      return png ? reply.type('image/png').send(png) : reply.code(304).send();
    },
  );

  outsidePages(app);

  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const file = path === '/remotes.json' ? deployed().file : files.get(path);
    if (file) return sendFile(request, reply.headers(forAll), file, cacheControl(path));
    if (isFileAddress(path) || path.startsWith('/api/') || path === '/api') throw notFound('file');
    return sendPage(request, reply, path);
  });
}
