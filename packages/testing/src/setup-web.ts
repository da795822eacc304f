import '@testing-library/jest-dom';

let errors: unknown[][] = [];
const original = console.error;

beforeEach(() => {
  errors = [];
  console.error = (...args: unknown[]) => {
    errors.push(args);
  };
});

/** An error on the console that no test expected is a failure. */
afterEach(() => {
  console.error = original;
  if (errors.length > 0)
    throw new Error(`Unexpected console.error: ${errors.map((e) => e.join(' ')).join('\n')}`);
});
