import { createServer, type Socket } from 'node:net';

/**
 * The floor of a broadcast: raw TCP in a process of its own. Every connection gets the bytes when a message `go` comes;
 * the answer `sent` stands for the answer of a command.
 */
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
  sockets.add(socket);
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') process.send?.(address.port);
});
process.on('message', (message: { bytes: string }) => {
  const bytes = Buffer.from(message.bytes);
  process.send?.('sent');
  for (const socket of sockets) socket.write(bytes);
});
