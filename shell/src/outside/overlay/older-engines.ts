/* What the rules use and the oldest stream software lacks: Chromium 103 is older than this, which came with 110. */

if (!('toSorted' in Array.prototype))
  Object.defineProperty(Array.prototype, 'toSorted', {
    configurable: true,
    writable: true,
    value(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
      return [...this].sort(compare);
    },
  });
