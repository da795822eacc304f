import { randomUUID } from 'node:crypto';
import type { Demo } from './demo.ts';
import { rawRequest } from './raw-http.ts';

/**
 * `count` requests of one attempt each, spread over all open streams, prepared beforehand so that creating
 * them costs nothing.
 */
export function attemptRequests(demo: Demo, count: number): Buffer[] {
  const path = `/api/competitions/${demo.competition}/commands`;
  const now = new Date().toISOString();
  return Array.from({ length: count }, (_, i) => {
    const stream = demo.open[i % demo.open.length];
    if (!stream) throw new Error('the demo has no open stream');
    const command = {
      id: randomUUID(),
      kind: 'attempts.append',
      route: stream.route,
      competitor: stream.competitor,
      device: 'bench',
      device_seq: i,
      client_time: now,
      payload: { attempts: [{ uuid: randomUUID(), success: false, segments_count: 0, timestamp: now }] },
    };
    return rawRequest(path, { token: demo.token, body: { commands: [command] } });
  });
}
