import { once } from 'node:events';
import { type ClientRequest, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of nodes, which hands requests to each of them in turn. */
export interface FrontDoor {
  readonly url: string;
  /** From now on new requests go to these. */
  leadTo(...nodes: readonly string[]): void;
  close(): void;
}

/** Opens one. Where a node is gone it answers 502, as proxies do. */
export async function openFrontDoor(): Promise<FrontDoor> {
  let nodes: readonly string[] = [];
  let turn = 0;
  const server = createServer((asked, answer) => {
    turn += 1;
    const { method, headers, url = '' } = asked;
    const onward: ClientRequest = request(
      new URL(url, nodes[turn % nodes.length]),
      { method, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
        reply.on('error', () => answer.destroy());
      },
    );
    onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  // A client that asks again in the moment in which an idle connection ends would be cut off.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (...next) => {
      nodes = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
