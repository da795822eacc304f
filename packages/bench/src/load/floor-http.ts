import { createServer } from 'node:http';

/**
 * The floor of a read: plain `node:http` in a separate process. The body comes over IPC; the same ETag
 * answers 304. Run with `fork`; it reports its port when it listens.
 */
process.once('message', (message: { body: string; etag: string }) => {
  const body = Buffer.from(message.body, 'base64');
  const { etag } = message;
  const server = createServer((request, reply) => {
    if (request.headers['if-none-match'] === etag) {
      reply.writeHead(304, { etag, 'cache-control': 'public, no-cache' });
      reply.end();
      return;
    }
    reply.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      etag,
      'cache-control': 'public, no-cache',
    });
    reply.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address !== 'string') process.send?.(address.port);
  });
});
