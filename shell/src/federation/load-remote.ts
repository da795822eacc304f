import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { contractVersion, type RemoteModule } from '@topout/app-kit';
import type { RemoteConfig } from './remotes.ts';

/** A remote's pages cannot be shown. `incompatible`: it came, but was built for another shell. */
export class RemoteUnavailableError extends Error {
  readonly remote: string;
  readonly incompatible: boolean;

  constructor(remote: string, options: { cause?: unknown; incompatible?: boolean } = {}) {
    super(`The remote ${remote} is not available`, { cause: options.cause });
    this.name = 'RemoteUnavailableError';
    this.remote = remote;
    this.incompatible = options.incompatible ?? false;
  }
}

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' &&
  value !== null &&
  'contractVersion' in value &&
  'routes' in value &&
  Array.isArray(value.routes);

const containerName = (name: string): string => `topout_${name}`;

/** Makes the remotes known to the federation runtime; nothing is fetched yet. */
export function registerAll(remotes: readonly RemoteConfig[]): void {
  registerRemotes(
    remotes.map(({ name, entry }) => ({
      name: containerName(name),
      entry: new URL(entry, window.location.href).href,
      type: 'global' as const,
      entryGlobalName: containerName(name),
    })),
  );
}

/** Fetches a remote's route table. Rejects with RemoteUnavailableError; calling again tries again. */
export async function loadRoutes({ name }: RemoteConfig): Promise<RemoteModule['routes']> {
  const module: unknown = await loadRemote(`${containerName(name)}/routes`).catch((cause: unknown) => {
    throw new RemoteUnavailableError(name, { cause });
  });
  if (!isRemoteModule(module)) throw new RemoteUnavailableError(name);
  if (module.contractVersion !== contractVersion)
    throw new RemoteUnavailableError(name, { incompatible: true });
  return module.routes;
}
