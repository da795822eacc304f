import { standingOf } from './standing.ts';

it.each([
  ['open', false, null],
  ['unofficial', true, null],
  ['provisional', false, { final: false, outdated: false }],
  ['provisional', true, { final: false, outdated: false }],
  ['corrected', true, { final: true, outdated: true }],
  ['final', true, { final: true, outdated: false }],
  // Reopened after it was final.
  ['open', false, { final: true, outdated: false }],
] as const)('is %s when closed is %s and %j was published', (standing, closed, published) => {
  expect(standingOf(closed, published)).toBe(standing);
});
