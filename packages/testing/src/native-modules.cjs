const { pathToFileURL } = require('node:url');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** @typedef {(...given: unknown[]) => Promise<unknown>} Framework */

const circus = /** @type {{ default: Framework }} */ (require('jest-circus/runner'));

/**
 * Runs the tests of one file as Jest does, but on modules that Node itself loaded, as the product's are. A worker
 * loads the server once and not for each file: what a module keeps, the next file finds. Modules cannot be mocked.
 *
 * @param {unknown} globalConfig
 * @param {ConstructorParameters<typeof ModernFakeTimers>[0]['config']} config
 * @param {unknown} _environment whose globals are not those of Node's modules
 * @param {unknown} _runtime which would load each module anew
 * @param {string} testPath
 * @param {unknown} send
 */
module.exports = async (globalConfig, config, _environment, _runtime, testPath, send) => {
  const mocks = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  const found = Object.getOwnPropertyDescriptors(globalThis);
  Object.assign(globalThis, { jest: jestOf(mocks, timers) });
  try {
    return await circus.default(globalConfig, config, { global: globalThis }, nodeLoads, testPath, send);
  } finally {
    timers.dispose();
    mocks.restoreAllMocks();
    putBack(found);
  }
};

/**
 * What tests use of it.
 * @param {ModuleMocker} mocks
 * @param {ModernFakeTimers} timers
 */
const jestOf = (mocks, timers) => ({
  fn: mocks.fn.bind(mocks),
  spyOn: mocks.spyOn.bind(mocks),
  restoreAllMocks: mocks.restoreAllMocks.bind(mocks),
  useFakeTimers: timers.useFakeTimers.bind(timers),
  useRealTimers: timers.useRealTimers.bind(timers),
  setSystemTime: timers.setSystemTime.bind(timers),
});

/** What the test framework asks of Jest's runtime. */
const nodeLoads = {
  /** @param {string} path of its own part that remembers the tests of one file */
  requireInternalModule: (path) => {
    delete require.cache[path];
    return /** @type {unknown} */ (require(path));
  },
  requireModule: require,
  unstable_shouldLoadAsEsm: () => true,
  /** @param {string} path which under another name is read anew, and registers its tests */
  unstable_importModule: (path) => import(`${pathToFileURL(path).href}?run=${process.hrtime.bigint()}`),
  setGlobalsForRuntime: () => {},
  enterTestCode: () => {},
  leaveTestCode: () => {},
};

/**
 * No global outlives the file that set it.
 * @param {ReturnType<typeof Object.getOwnPropertyDescriptors>} found
 */
function putBack(found) {
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!Object.hasOwn(found, name)) Reflect.deleteProperty(globalThis, name);
  Object.defineProperties(globalThis, found);
}
