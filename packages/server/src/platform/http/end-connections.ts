import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long answers under way may take once the server is stopping. */
const graceMs = 5_000;

/**
 * Prevents clients from keeping a server from stopping. Otherwise it would wait for connections that have
 * sent nothing yet, which browsers open in reserve, and 72 s for those answered last.
 */
export function endConnections(app: FastifyInstance): void {
  const { server } = app;
  const open = new Set<Socket>();
  let cutOff: NodeJS.Timeout | undefined;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    // Nobody sends another request on an answered line.
    server.keepAliveTimeout = 1;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  });
  app.addHook('onClose', async () => clearTimeout(cutOff));
}
