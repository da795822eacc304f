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
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'BroadcastChannel',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of lent) this.global[name] = globalThis[name];
  }
};
