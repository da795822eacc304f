import { connect } from 'node:net';

/** A load that continues during a measurement. */
export interface Steady {
  /** Ends it. @throws Error if any answer was not 200 */
  stop(): void;
}

/**
 * Sends `perSecond` of the requests each second, evenly, over one kept-alive connection, whether or not the
 * previous ones are answered.
 */
export function steadyLoad(port: number, requests: readonly Buffer[], perSecond: number): Steady {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const refused: string[] = [];
  let sent = 0;
  socket.on('error', (error) => refused.push(error.message));
  socket.on('data', (chunk) => {
    refused.push(...(chunk.toString('latin1').match(/HTTP\/1\.1 (?!200)\d+/g) ?? []));
  });
  const timer = setInterval(() => {
    const request = requests[sent];
    sent += 1;
    if (request) socket.write(request);
  }, 1000 / perSecond);
  return {
    stop: () => {
      clearInterval(timer);
      socket.destroy();
      if (sent === 0 || sent > requests.length || refused.length > 0)
        throw new Error(`beside the measured: ${sent} sent, ${refused.join(', ')}`);
    },
  };
}
