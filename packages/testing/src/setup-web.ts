import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine must not fail a test that only waits.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);

// jsdom has no media: queries match nothing, as on a light device with a mouse.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
// It has no layout either.
window.scrollTo = () => undefined;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

let errors: jest.SpyInstance<void, unknown[]>;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** An unexpected error on the console (`expectedErrors`) fails the test. */
afterEach(() => {
  const unexpected = errors.mock.calls.map((args) => args.join(' '));
  errors.mockRestore();
  if (unexpected.length > 0) throw new Error(`Unexpected console.error: ${unexpected.join('\n')}`);
});

/** What a screen ends a moment after it has gone, such as its live line, must not outlive the page. */
afterAll(() => new Promise((resolve) => setTimeout(resolve)));
