import fc from 'fast-check';
import { parseResultCode, resultCode } from './result-code.ts';

const boulder = (zones: number) => ({ climbType: 'BOULDER' as const, segmentsCount: zones });
const sport = { climbType: 'SPORT' as const, segmentsCount: 40 };

/** `T` for a top, else zones or holds, `+` after a used hold. */
function said(text: string, route: typeof sport | ReturnType<typeof boulder>, most = 99): string {
  const code = parseResultCode(text, route, most);
  if ('problem' in code) return code.problem;
  return code.attempts
    .map(({ success, segmentsCount, usedLastHold }) =>
      success ? 'T' : `${segmentsCount}${usedLastHold ? '+' : ''}`,
    )
    .join(' ');
}

it.each([
  ['', ''],
  ['-', '0'],
  ['T1 Z1', 'T'],
  ['t3 z1', '1 0 T'],
  ['T3Z2', '0 1 T'],
  ['Z2, T3', '0 1 T'],
  ['T', 'T'],
  ['Z2', '0 1'],
  ['Z2 A4', '0 1 0 0'],
  ['A3', '0 0 0'],
  ['T2 Z3', 'A zone cannot come after the zone or top above it.'],
  ['T2 A3', 'There can be no attempts after the top.'],
  ['Z3 A2', 'A2 is less than attempt 3.'],
  ['T0', 'Attempts count from 1.'],
  ['T6', 'Only 5 attempts are allowed on this route.'],
  ['T1 T2', '“T1 T2” is no result: write T3 Z1, Z2, A4 or -.'],
  ['3', '“3” is no result: write T3 Z1, Z2, A4 or -.'],
  ['L1', 'L is for boulders with two zones.'],
])('reads %j on a boulder with one zone as %j', (text, expected) =>
  expect(said(text, boulder(1), 5)).toBe(expected),
);

it.each([
  ['T5 Z3 L2', '0 1 2 0 T'],
  ['Z2', '0 2'],
  ['L1', '1'],
  ['L3 Z2', 'A zone cannot come after the zone or top above it.'],
])('reads %j on a boulder with two zones as %j', (text, expected) =>
  expect(said(text, boulder(2))).toBe(expected),
);

it('knows no zone where there is none', () =>
  expect(said('Z1', boulder(0))).toBe('This boulder has no zone.'));

it.each([
  ['23', '23'],
  ['23+', '23+'],
  ['0+', '0'],
  ['-', '0'],
  ['top', 'T'],
  ['40', 'T'],
  ['41', 'This route has 40 holds.'],
  ['34.5', '34.5'],
  ['20,3+', '20.3+'],
  ['21+ 18', '21+ 18'],
  ['21+/top', '21+ T'],
  ['21 41', 'This route has 40 holds.'],
  ['34.25', '“34.25” is no result: write 23, 23+ or TOP.'],
  ['T3 Z1', '“T3 Z1” is no result: write 23, 23+ or TOP.'],
])('reads %j on a sport route as %j', (text, expected) => expect(said(text, sport)).toBe(expected));

it('writes what it reads', () => {
  const aTry = fc.record({
    success: fc.constant(false),
    segmentsCount: fc.nat(2),
    usedLastHold: fc.constant(false),
  });
  const aTop = { success: true, segmentsCount: 1, usedLastHold: false };
  fc.assert(
    fc.property(
      fc.array(aTry, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      fc.nat(2),
      (tries, topped, zones) => {
        const route = boulder(zones);
        const capped = tries.map((one) => ({ ...one, segmentsCount: Math.min(one.segmentsCount, zones) }));
        const code = resultCode(topped ? [...capped, aTop] : capped, route);
        const read = parseResultCode(code, route, 99);
        expect('attempts' in read && resultCode(read.attempts, route)).toBe(code);
      },
    ),
  );
});
