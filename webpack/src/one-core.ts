import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The part of the API client that a page may hold only one copy of, and that only the shell may bring. */
const core = /[\\/]packages[\\/]api-client[\\/]src[\\/](core\.ts|(session|live|outbox|kept)[\\/])/;

/**
 * For remotes: a path into the core, instead of its package name, would silently bundle a second session, so
 * the build fails instead.
 */
export const oneCore: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('one-core', (compilation) => {
      compilation.hooks.finishModules.tap('one-core', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition() ?? '';
          if (core.test(file))
            compilation.errors.push(
              new compiler.webpack.WebpackError(`${file} is the shell's: import @topout/api-client/core`),
            );
        }
      });
    });
  },
};
