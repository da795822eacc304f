/** A module that a page may hold only one copy of, provided by the shell and borrowed by every remote. */
export interface SharedModule {
  /** As imported. With a trailing slash, every path below it: `jotai/` covers `jotai/utils`. */
  readonly name: string;
  /** What breaks if a remote brings its own copy. */
  readonly reason: string;
  /** What the shell provides under this name, if not the package itself. */
  readonly provide?: string;
}

/**
 * The one list of shared singletons. The shell must import each of them, and each path below a trailing slash
 * that a remote imports: it provides only what it has.
 *
 * `react-router` is missing on purpose. If shared, it would be bundled whole; `react-router-dom` is the only
 * way in, and behind it is a facade with the names in use, which the bundler can prune.
 */
export const sharedModules: readonly SharedModule[] = [
  { name: 'react', reason: 'Hooks and context work within one copy only.' },
  { name: 'react/', reason: 'The JSX runtime makes the elements of that copy.' },
  { name: 'react-dom', reason: 'One renderer owns the document: portals, events, flushing.' },
  { name: 'react-dom/', reason: 'react-dom/client starts that renderer.' },
  {
    name: 'react-router-dom',
    reason: 'One router context; a second copy finds no location and no navigation.',
    provide: '@topout/app-kit/router',
  },
  { name: 'jotai', reason: 'Atoms are kept by identity in the store of one copy.' },
  { name: 'jotai/', reason: 'jotai/utils with its own copy reads another store without a word.' },
  { name: 'swr', reason: 'One cache: what one remote saves, the others must see.' },
  { name: 'swr/', reason: 'swr/mutation with its own cache saves, and nobody reads again.' },
  { name: '@topout/api-client/core', reason: 'One session, one outbox, one queue of token refreshes.' },
  { name: '@topout/app-kit', reason: 'Layout slots and shared atoms are spoken through module identity.' },
];
