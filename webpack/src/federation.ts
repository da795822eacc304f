import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type App, containerName } from './app.ts';
import { type SharedModule, sharedModules } from './shared-modules.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type Shared = Record<string, object>;

/** Given for modules outside the registry; nobody compares it. */
const ownVersion = '0.1.0';

/**
 * The shell provides eagerly, and remotes never bring a copy: a remote alone is not a page. A page has one
 * version of each module, the shell's, and nothing to negotiate. The contract version says whether a remote
 * can work with it (`packages/app-kit/src/contract-version.ts`).
 */
function sharedOptions(app: App, { name, provide }: SharedModule): object {
  const common = { singleton: true, requiredVersion: false };
  if (!app.isShell) return { ...common, import: false };
  const ours = provide !== undefined || name.startsWith('@topout/');
  return {
    ...common,
    eager: true,
    ...(ours && { version: ownVersion }),
    ...(provide && { import: provide }),
  };
}

/**
 * In development there must also be only one refresh runtime, or edits in a remote change nothing on screen.
 */
function refreshRuntime(): Shared {
  const runtime = createRequire(import.meta.url).resolve('react-refresh/runtime');
  return {
    'react-refresh/runtime': {
      singleton: true,
      eager: true,
      requiredVersion: false,
      version: '0.19.0',
      import: runtime,
    },
  };
}

/** The federation of an application: the shell hosts, a remote exposes its route table and nothing else. */
export function federation(app: App, dev: boolean): ModuleFederationPlugin {
  const shared: Shared = Object.fromEntries(
    sharedModules.map((module) => [module.name, sharedOptions(app, module)]),
  );
  const options: Options = {
    name: containerName(app.name),
    dts: false,
    shareStrategy: 'loaded-first',
    shared: { ...shared, ...(dev ? refreshRuntime() : {}) },
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
    ...(app.isShell ? shellPart : remotePart(dev)),
  };
  return new ModuleFederationPlugin(options);
}

const shellPart: Partial<Options> = { remotes: {}, manifest: false };

const remotePart = (dev: boolean): Partial<Options> => ({
  filename: dev ? 'assets/remote.js' : 'assets/remote.[contenthash:6].js',
  exposes: { './routes': './src/routes.tsx' },
  manifest: true,
});
