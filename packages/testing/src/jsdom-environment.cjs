const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom lacks these, and Node's Request refuses jsdom's own AbortSignal: lend Node's. */
const lent = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

/**
 * Closes the channels of one test file at its end: the next file runs in the same process and would hear
 * them.
 * @param {Set<BroadcastChannel>} open
 */
function trackedChannel(open) {
  return class extends globalThis.BroadcastChannel {
    /** @param {string} name */
    constructor(name) {
      super(name);
      open.add(this);
    }
  };
}

module.exports = class extends TestEnvironment {
  /** @type {Set<BroadcastChannel>} */
  channels = new Set();

  async setup() {
    await super.setup();
    for (const name of lent) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = trackedChannel(this.channels);
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
};
