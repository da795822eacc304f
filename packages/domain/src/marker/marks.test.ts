import { recordsAgree } from './marks.ts';

const attempt = (success: boolean, segmentsCount = 0, usedLastHold = false) => ({
  success,
  segmentsCount,
  usedLastHold,
  duration: null,
});
const [fall, zone, top] = [attempt(false), attempt(false, 1), attempt(true, 1)];

it.each([
  ['the same top', [fall, top], [fall, top], true],
  ['a top with another attempt', [fall, top], [top], false],
  ['a zone that only one saw', [fall], [zone], false],
  ['one more try in vain', [zone, fall], [zone], true],
  ['nothing, and a try in vain', [], [fall], true],
  ['nothing, and a top', [], [top], false],
])('compares %s: %j %j', (_what, own, marked, agree) => {
  expect(recordsAgree(own, marked, 'BOULDER')).toBe(agree);
  expect(recordsAgree(marked, own, 'BOULDER')).toBe(agree);
});

it('compares holds, and whether the last one was used', () => {
  expect(recordsAgree([attempt(false, 12, true)], [attempt(false, 12, true)], 'SPORT')).toBe(true);
  expect(recordsAgree([attempt(false, 12, true)], [attempt(false, 12)], 'SPORT')).toBe(false);
  expect(recordsAgree([attempt(false, 12)], [attempt(false, 11)], 'SPORT')).toBe(false);
});
