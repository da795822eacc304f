import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Answers a request if it can; false to let it take the ordinary way. */
export type EarlyAnswer = (request: IncomingMessage, reply: ServerResponse) => boolean;

/** Lets `answer` try before anything else that a server does with a request. */
export function answerFirst(server: Server, answer: EarlyAnswer): void {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, reply) => {
    if (answer(request, reply)) return;
    for (const handler of handlers) handler.call(server, request, reply);
  });
}
