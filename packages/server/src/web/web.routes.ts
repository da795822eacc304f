import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import { type Encoding, readFiles, type WebFile, webFile } from './file-store.ts';
import { fillPage } from './page.ts';
import { readRemotes, remoteOrigins } from './remotes.ts';
import { alwaysHeaders, contentSecurityPolicy } from './security-headers.ts';
import { webConfigOf } from './web-config.ts';

const workspace = resolve(import.meta.dirname, '../../../..');
const remoteNames = ['entry', 'judging', 'organiser'];

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';
const checkAgain = 'no-cache';

/** Files whose names carry a hash never change. */
function cacheControl(address: string): string {
  if (address.includes('/assets/')) return forever;
  return address.startsWith('/icons/') || address.endsWith('.webmanifest') ? aDay : checkAgain;
}

/** Addresses at which a missing file is an error and never the page. */
const isFileAddress = (path: string): boolean =>
  /^\/(assets|icons|remotes)\/|\.(js|json|map|webmanifest)$/.test(path);

function encodingFor({ headers }: FastifyRequest, { compressible }: WebFile): Encoding {
  const accepted = headers['accept-encoding'];
  if (!compressible || typeof accepted !== 'string') return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  caching: string,
): Promise<FastifyReply> {
  reply.headers({ ...alwaysHeaders, 'cache-control': caching, etag: file.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = encodingFor(request, file);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(await file.encoded(encoding));
}

/** The built shell and remotes, the page for every other address, and what the page must know of its host. */
export async function webRoutes(app: FastifyInstance): Promise<void> {
  const files = new Map([
    ...readFiles(resolve(workspace, 'shell/dist'), ''),
    ...remoteNames.flatMap((name) => [
      ...readFiles(resolve(workspace, `remote-${name}/dist`), `/remotes/${name}`),
    ]),
  ]);
  const remotes = readRemotes(resolve(workspace, 'shell/dist/remotes.json'));
  const policy = contentSecurityPolicy(remoteOrigins(remotes));
  const index = files.get('/index.html');
  const template = index && (await index.encoded('identity')).toString('utf8');
  const webConfig = webConfigOf(app);
  const pages = new Map<string, WebFile>();
  files.delete('/index.html');

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> => {
    if (template === undefined) throw notFound('page: shell and remotes are not built');
    const config = JSON.stringify(await webConfig());
    const { html, found, pattern } = fillPage(template, path, remotes, config);
    const key = `${pattern}\n${config}`;
    const page = pages.get(key) ?? webFile(Buffer.from(html), 'text/html; charset=utf-8');
    pages.set(key, page);
    reply.header('content-security-policy', policy);
    return send(request, reply.code(found ? 200 : 404), page, checkAgain);
  };

  app.get('/config.json', async (_request, reply) => {
    reply.headers({ ...alwaysHeaders, 'cache-control': checkAgain });
    return webConfig();
  });

  app.get('/*', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const file = files.get(path);
    if (file) return send(request, reply, file, cacheControl(path));
    if (isFileAddress(path) || path.startsWith('/api/')) throw notFound('file');
    return sendPage(request, reply, path);
  });
}
