import { createServer, request as ask, type Server } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';

const opening = '<div id="first-sight"';

/** A page without the server's drawing. */
function without(page: string): string {
  const from = page.indexOf(opening);
  if (from < 0) return page;
  let open = 0;
  for (const { 0: tag, index } of page.slice(from).matchAll(/<\/?div\b[^>]*>/g)) {
    open += tag.startsWith('</') ? -1 : 1;
    if (open === 0) return page.slice(0, from) + page.slice(from + index + tag.length);
  }
  throw new Error('the first sight does not end');
}

/** The product behind a proxy, with or without its first sights: both take the same way. */
export function proxied(product: number, port: number, { drawn }: { readonly drawn: boolean }): Server {
  const proxy = createServer((request, response) => {
    const { url, method, headers } = request;
    const options = { port: product, host: '127.0.0.1', path: url, method, headers };
    const onward = ask(options, (reply) => {
      if (!reply.headers['content-type']?.includes('text/html')) {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const packed = Buffer.concat(parts);
        const page = (reply.headers['content-encoding'] === 'gzip' ? gunzipSync(packed) : packed).toString();
        const body = gzipSync(drawn ? page : without(page));
        const { 'transfer-encoding': _, ...kept } = reply.headers;
        response.writeHead(reply.statusCode ?? 502, {
          ...kept,
          'content-encoding': 'gzip',
          'content-length': body.length,
        });
        response.end(body);
      });
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
    if (headers.accept?.includes('text/html')) onward.setHeader('accept-encoding', 'gzip');
  });
  return proxy.listen(port, '127.0.0.1');
}
