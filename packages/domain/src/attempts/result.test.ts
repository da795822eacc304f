import { aTop, anAttempt } from '../testing/attempt-builders.ts';
import { attemptsFromMarks } from './from-marks.ts';
import { resultOf } from './result.ts';

const zones = (...reached: number[]) =>
  reached.map((segmentsCount, index) => anAttempt(`${index}`, { segmentsCount }));

describe('a boulder', () => {
  it.each([
    ['nothing', zones(0, 0), { tries: 2, top: null, zone1: null, zone2: null }],
    ['a zone', zones(0, 1, 0), { tries: 3, top: null, zone1: 2, zone2: null }],
    ['both zones', zones(1, 0, 2), { tries: 3, top: null, zone1: 1, zone2: 3 }],
    ['the second zone at once', zones(2), { tries: 1, top: null, zone1: 1, zone2: 1 }],
    ['a top', [...zones(0, 1), aTop('t')], { tries: 3, top: 3, zone1: 2, zone2: 3 }],
    [
      'a top that says no segment',
      [anAttempt('t', { success: true })],
      { tries: 1, top: 1, zone1: 1, zone2: 1 },
    ],
  ])('comes to %s', (_name, attempts, result) => {
    expect(resultOf(attempts, 'BOULDER')).toEqual({ ...result, hold: 0, plus: false, duration: null });
  });
});

describe('a sport route', () => {
  const at = (segmentsCount: number, overrides = {}) => anAttempt('a', { segmentsCount, ...overrides });
  it.each([
    ['a hold', [at(12)], { tries: 1, top: null, hold: 12, plus: false, duration: null }],
    [
      'a plus and a time',
      [at(12, { usedLastHold: true, duration: 90_000 })],
      { tries: 1, top: null, hold: 12, plus: true, duration: 90_000 },
    ],
    [
      'a top',
      [at(40, { success: true, usedLastHold: true })],
      { tries: 1, top: 1, hold: 40, plus: false, duration: null },
    ],
    ['the better of two', [at(12), at(13)], { tries: 2, top: null, hold: 13, plus: false, duration: null }],
    [
      'the plus of two',
      [at(12, { usedLastHold: true }), at(12)],
      { tries: 2, top: null, hold: 12, plus: true, duration: null },
    ],
    [
      'the top of two',
      [at(40), at(12, { success: true })],
      { tries: 2, top: 2, hold: 12, plus: false, duration: null },
    ],
    [
      'hold 0',
      [{ success: false, segmentsCount: 0 }],
      { tries: 1, top: null, hold: 0, plus: false, duration: null },
    ],
  ])('comes to %s', (_name, attempts, result) => {
    expect(resultOf(attempts, 'SPORT')).toEqual({ ...result, zone1: null, zone2: null });
  });
});

it.each(['BOULDER', 'SPORT'] as const)('is nothing without attempts on %s', (climbType) => {
  expect(resultOf([], climbType)).toBeNull();
});

describe('marks', () => {
  /** `0` a try, `1` and `2` zones, `T` a top. */
  const written = (marks: Parameters<typeof attemptsFromMarks>[0]) =>
    attemptsFromMarks(marks)
      .map(({ success, segmentsCount }) => (success ? 'T' : segmentsCount))
      .join('');

  it.each([
    [{ zone: 2, top: 4 }, '010T'],
    [{ zone: 1, top: 1 }, 'T'],
    [{ zone: 3, top: null }, '001'],
    [{ zone: 1, top: null, tries: 4 }, '1000'],
    [{ zone: 3, top: null, tries: 1 }, '001'],
    [{ zone: null, top: null, tries: 6 }, '000000'],
    [{ zone: null, top: null }, '0'],
    [{ zone: null, top: null, tries: 0 }, ''],
    [{ low: 1, zone: 3, top: 5 }, '1020T'],
    [{ low: 2, zone: null, top: null }, '01'],
    [{ low: 3, zone: 3, top: null }, '002'],
    [{ low: null, zone: null, top: null, tries: 2 }, '00'],
  ])('%j are the attempts %s', (marks, attempts) => expect(written(marks)).toBe(attempts));

  it.each([
    { zone: 2, top: 4 },
    { zone: 3, top: null, tries: 5 },
  ])('%j come out as they went in', (marks) => {
    expect(resultOf(attemptsFromMarks(marks), 'BOULDER')).toMatchObject({
      zone1: marks.zone,
      top: marks.top,
    });
  });
});
