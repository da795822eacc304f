import type { ExternalItem, WebpackPluginInstance } from 'webpack';

/*
 * A remote's entry would carry federation code that the page already has. It uses the shell's
 * instead (`shell/src/federation/lend-runtime.ts`), so both must be built with the same version of the
 * federation plugin.
 */

/** The global variable through which the shell lends its federation runtime. */
const lent = 'TOPOUT_FEDERATION';

/** For remotes: the module that every entry starts with comes from the shell. */
export const borrowedRuntime: ExternalItem = ({ request = '' }) =>
  Promise.resolve(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request) ? `global ${lent}` : false,
  );

/**
 * For the shell: the federation plugin drops the part of the runtime that opens a container, unless it finds
 * a plugin of its own name that exposes something. The shell exposes nothing, but lends that part.
 */
export const lendsRuntime = {
  name: 'ModuleFederationPlugin',
  _options: { exposes: { './nothing': './nothing' } },
  apply: () => {},
} satisfies WebpackPluginInstance;
