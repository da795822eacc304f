import { isProposedDsq } from './caution.ts';

it.each([
  ['ENTERED', 1, false],
  ['ENTERED', 2, true],
  ['ENTERED', 3, true],
  ['DSQ', 2, false],
  ['DNS', 2, false],
] as const)('proposes to disqualify somebody %s with %i cautions: %s', (status, count, proposed) =>
  expect(isProposedDsq({ status, cautions: Array.from({ length: count }) })).toBe(proposed),
);
