import { heldReport } from './held-report.ts';

const attempt = (uuid: string, success = false) => ({
  uuid,
  success,
  segmentsCount: 0,
  usedLastHold: false,
  duration: null,
  notes: '',
  timestamp: '2026-11-21T10:00:00.000Z',
  judge: 'judge',
});
const [a, b, c] = [attempt('a'), attempt('b'), attempt('c', true)];
const append = (...attempts: (typeof a)[]) => ({ kind: 'attempts.append' as const, attempts });
const replace = (...attempts: (typeof a)[]) => ({ kind: 'attempts.replace' as const, attempts });
const clear = { kind: 'attempts.clear' as const, attempts: [] };

it.each([
  ['taps one after the other', [a], [append(b), append(c)], [a, b, c], [b, c]],
  ['a tap that came twice', [a], [append(b), append(b)], [a, b], [b]],
  ['a replace that only adds', [a], [replace(a, b)], [a, b], [b]],
  ['a correction', [a], [replace({ ...a, success: true })], [{ ...a, success: true }], null],
  ['a clearing', [a], [clear], [], null],
  ['a clearing, then a new result', [a], [clear, append(c)], [c], null],
])('reads %s as one result', (_name, before, commands, attempts, added) => {
  expect(heldReport(before, commands)).toEqual({ attempts, added });
});
