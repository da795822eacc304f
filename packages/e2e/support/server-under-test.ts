import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As many journeys run beside each other, each on a server of its own: none sees what another changes. */
export const servers = Number(process.env['TOPOUT_E2E_SERVERS'] ?? 1);

export const firstPort = Number(process.env['TOPOUT_E2E_PORT'] ?? 4399);

/** A server may have another beside it, in the hall. */
const portsOfServer = 2;

/** One of the servers that journeys run against. */
export function serverAt(index: number) {
  const port = firstPort + index * portsOfServer;
  return {
    port,
    dataDirectory: join(tmpdir(), `topout-e2e-${port}`),
    /** The list of remotes that it reads: a copy of the built one, so that journeys can deploy other versions. */
    remotesFile: join(tmpdir(), `topout-e2e-${port}-remotes.json`),
  };
}

/** The server of this worker. */
export const { port, dataDirectory, remotesFile } = serverAt(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
