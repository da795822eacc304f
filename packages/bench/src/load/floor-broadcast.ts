import { createServer, type Socket } from 'node:net';

/**
 * The floor of a broadcast: raw TCP in a separate process. It greets every connection, so that the client
 * knows the server hears it; a message brings the bytes for all of them. The answer `sent` represents the
 * answer to a command.
 */
const greeting = 'hello\n';
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
  sockets.add(socket);
  socket.write(greeting);
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
