import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The port of the journeys' server. */
export const port = Number(process.env['TOPOUT_E2E_PORT'] ?? 4399);

/** The list of remotes that it reads: a copy of the built one, so that journeys can deploy other versions. */
export const remotesFile = join(tmpdir(), `topout-e2e-${port}-remotes.json`);
