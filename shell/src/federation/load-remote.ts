import { contractVersion, type RemoteModule } from '@topout/app-kit';
import { isReplaced } from './read-remotes.ts';
import type { RemoteConfig } from './remotes.ts';
import { loadExposed } from './runtime.ts';

/**
 * `unreachable`: it did not load. `outdated`: it loaded, or is announced, for another version of the shell.
 */
export type LoadReason = 'unreachable' | 'outdated';

/** Thrown if the pages of a remote cannot be shown. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
  readonly reason: LoadReason;

  constructor({ name, version }: RemoteConfig, reason: LoadReason, cause?: unknown) {
    super(`The remote ${name} ${version} is ${reason}`, { cause });
    this.reason = reason;
  }
}

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);

const containerName = (name: string): string => `topout_${name}`;

/**
 * Why a remote's routes did not load. Reports the cause to the console and any error monitoring; the page
 * only says that it cannot be reached.
 */
async function failure(remote: RemoteConfig, cause: unknown): Promise<RemoteUnavailableError> {
  reportError(cause);
  const reason = (await isReplaced(remote)) ? 'outdated' : 'unreachable';
  return new RemoteUnavailableError(remote, reason, cause);
}

/** Fetches a remote's route table. Rejects with RemoteUnavailableError; a new call tries again. */
export async function loadRoutes(remote: RemoteConfig): Promise<RemoteModule['routes']> {
  if (remote.contract !== contractVersion) throw new RemoteUnavailableError(remote, 'outdated');
  try {
    const entry = new URL(remote.entry, window.location.href).href;
    const module = await loadExposed(containerName(remote.name), entry, './routes');
    if (isRemoteModule(module)) return module.routes;
    throw new TypeError(`${remote.name} exposes no routes`);
  } catch (cause) {
    throw await failure(remote, cause);
  }
}
