import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the journeys listens. */
export const port = Number(process.env['TOPOUT_E2E_PORT'] ?? 4399);

/** The list of remotes that it reads: a copy of what was built, so that journeys may deploy other versions. */
export const remotesFile = join(tmpdir(), `topout-e2e-${port}-remotes.json`);
