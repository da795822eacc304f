import { isCodeOf, provesWitness, readWitnessCode, showWitnessCode, witnessCode } from './witness-code.ts';

const ada = { profile: '0198a5c0-0000-7000-8000-0000000abcde', key: 'a1'.repeat(32) };
const at = Date.UTC(2026, 5, 1, 12, 30, 15);
const minute = Math.floor(at / 60_000);
const minutes = (n: number) => n * 60_000;

it('says who and when in ten characters, and is read however it was typed', () => {
  const code = witnessCode(ada, minute);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(readWitnessCode(` ${showWitnessCode(code).toLowerCase()} `)).toBe(code);
  expect([readWitnessCode(code.slice(1)), readWitnessCode('ABCD-EFGHJ!')]).toEqual([null, null]);
  expect([isCodeOf(code, ada.profile), isCodeOf(code, '0198a5c0-0000-7000-8000-0000000abcdf')]).toEqual([
    true,
    false,
  ]);
});

it.each([
  ['at once', 0, true],
  ['two minutes later', 2, true],
  ['by a clock two minutes behind', -2, true],
  ['three minutes later', 3, false],
  ['by a clock three minutes behind', -3, false],
])('proves a witness %s: %p minutes, %p', (_when, later, should) =>
  expect(provesWitness(witnessCode(ada, minute), ada, at + minutes(later))).toBe(should),
);

it('changes with the key and with the minute', () => {
  const code = witnessCode(ada, minute);
  expect(witnessCode(ada, minute + 1)).not.toBe(code);
  expect(provesWitness(code, { ...ada, key: 'a2'.repeat(32) }, at)).toBe(false);
});
