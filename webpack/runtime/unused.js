/*
 * In place of parts of the bundler's federation code that the shell never calls (`src/unused-runtime.ts`): the names that the
 * rest of it imports. Whoever comes here named a remote at build time, or shares a package in parts.
 */
const refuse = () => {
  throw new Error('This shell loads remotes by their entry, at run time');
};

export const remotes = refuse;
export const getSharedFallbackGetter = refuse;

/**
 * Without what it prepares for packages that are shared in parts.
 *
 * @param {{ webpackRequire: { federation: { runtime: { init: (options: object) => object }, initOptions: object } } }} bundle
 */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
