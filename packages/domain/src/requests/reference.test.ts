import { isReference, reference, referenceBytes } from './reference.ts';

it('is short enough to be read out', () => {
  const bytes = Uint8Array.from({ length: referenceBytes }, (_, at) => 255 - 19 * at);
  expect(reference(bytes)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

it.each([
  ['our own kind', '7K3M-9Q2X-AB4D', true],
  ['a uuid', '0198a5c0-0000-7000-8000-000000000001', true],
  ['too short to be found', 'abc', false],
  ['too long', 'a'.repeat(65), false],
  ['another line of the log', 'aaaaaaaa\n{"level":60}', false],
  ['markup', '<b>aaaaaaaa</b>', false],
  ['nothing', '', false],
])('takes or leaves %s', (_name, text, taken) => {
  expect(isReference(text)).toBe(taken);
});
