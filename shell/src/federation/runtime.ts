/*
 * The federation runtime of this product. The bundles' federation code (`@module-federation/webpack-bundler-runtime`) speaks to
 * it as to `@module-federation/runtime`, whose place it takes in the shell and, lent, in every remote: there is one version of
 * each shared module, the shell provides it, and remotes come by their entry, at run time. The general runtime negotiates
 * versions, reads manifests and calls forty hooks for that: 13 kB of every first load.
 */
import { loadScript } from './load-script.ts';

/** Gives a module when it is called. */
type Factory = () => unknown;

interface Shared {
  readonly get: () => Factory | Promise<Factory>;
}

/** By the name under which a module is imported. */
type Scope = Record<string, Shared>;

interface Options {
  readonly name: string;
  /** What a bundle provides: one version of each. */
  readonly shared?: Readonly<Record<string, readonly Shared[]>>;
}

/** The only scope in use. */
const scopeName = 'default';

/** What a bundle shares and borrows, as its federation code asks for it. */
class Instance {
  readonly name: string;
  readonly options: Options;
  readonly shareScopeMap: Record<string, Scope> = { [scopeName]: {} };

  constructor(options: Options) {
    this.name = options.name;
    this.options = options;
    this.registerShared(options.shared ?? {});
  }

  registerShared(shared: NonNullable<Options['shared']>): void {
    for (const [name, [one]] of Object.entries(shared)) {
      if (one) (this.shareScopeMap[scopeName] ??= {})[name] = one;
    }
  }

  /** For a remote: from now on it borrows from the shell's scope. */
  initShareScopeMap(scope: string, shared: Scope): void {
    this.shareScopeMap[scope] = shared;
  }

  /** For a module that a bundle provides itself. */
  loadShareSync(name: string): unknown {
    return this.shareScopeMap[scopeName]?.[name]?.get();
  }

  /** `false`: nobody provides it. */
  async loadShare(name: string): Promise<Factory | false> {
    return (await this.shareScopeMap[scopeName]?.[name]?.get()) ?? false;
  }

  /** Remotes come when they are visited, and bring no settings: there is nothing to wait for or to change. */
  initializeSharing(): readonly [] {
    return [];
  }

  initOptions(): void {
    return undefined;
  }
}

/** The instance of a remote. */
export const createInstance = (options: Options) => new Instance(options);

let shell: Instance | undefined;

/** The instance of the shell, which provides. */
export function init(options: Options) {
  shell = createInstance(options);
  return shell;
}

/** What a remote's entry leaves in the global variable of its name. */
interface Container {
  readonly init: (scope: Scope, initScope: object[]) => unknown;
  readonly get: (module: string) => Promise<Factory>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

async function open(name: string, entry: string): Promise<Container> {
  await loadScript(entry);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${entry} did not bring ${name}`);
  await container.init(shell?.shareScopeMap[scopeName] ?? {}, []);
  return container;
}

const opened = new Map<string, Promise<Container>>();

/**
 * A module that a remote exposes. The remote's entry is fetched once; after a failure the next call tries again.
 *
 * @param name the remote's container, a global variable
 * @param entry address of its script
 * @param module as it is exposed: `./routes`
 */
export async function loadExposed(name: string, entry: string, module: string): Promise<unknown> {
  const opening = opened.get(name) ?? open(name, entry);
  opened.set(name, opening);
  // What opened stays: a second copy of a remote would not know the state of the first.
  opening.catch(() => opened.delete(name));
  const factory = await (await opening).get(module);
  return factory();
}
