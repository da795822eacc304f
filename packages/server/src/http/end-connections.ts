import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long answers that are under way may take once the server stops. */
const graceMs = 5_000;

/**
 * Lets no client keep a server from stopping. Without this it would wait for whoever has connected and said nothing yet, which
 * browsers do in reserve, and 72 s for whoever was answered last.
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
    // Nobody asks again on a line that has its answer.
    server.keepAliveTimeout = 1;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  });
  app.addHook('onClose', async () => clearTimeout(cutOff));
}
