import { willPass } from './passing.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each(['08006', '53100', '53300', '57P01', '57014', '25006', '40P01', 'ECONNREFUSED', 'ENOSPC'])(
  'expects %s to pass',
  (code) => expect(willPass(coded(code))).toBe(true),
);
it.each(['23505', '42601', '22P02', '57000', 'ENOENT'])('does not expect %s to pass', (code) =>
  expect(willPass(coded(code))).toBe(false),
);
it.each([
  ['Connection terminated unexpectedly', true],
  ['timeout exceeded when trying to connect', true],
  ['Query read timeout', true],
  ['A statement of this transaction failed unnoticed', false],
])('judges "%s" without a code', (message, passes) => expect(willPass(new Error(message))).toBe(passes));
