import type { Attempt, BoardRoute } from '../model.ts';
import { attemptsFromMarks } from '../attempts/from-marks.ts';
import { resultOf } from '../attempts/result.ts';

/** What a result code records of each attempt. */
export type CodedAttempt = Pick<Attempt, 'success' | 'segmentsCount' | 'usedLastHold'>;

export type ResultCode =
  | { readonly attempts: readonly CodedAttempt[] }
  /** The problem, as a sentence for people. */
  | { readonly problem: string };

type CodedRoute = Pick<BoardRoute, 'climbType' | 'segmentsCount'>;

const none = /^$/;
const nothing = /^[-–—]$/;
const sport = /^(\d{1,3}(?:[.,]\d)?)(\+?)$/;
const mark = /^([TZLA])(\d{0,2})$/;

/**
 * A result as people type it from a sheet. Boulder: `T3 Z1`, the attempts of top and zone; with two zones `L`
 * is the first; `A4` for four attempts without either; `-` for one. Sport: the hold, `23`, `23+` or `34.5`,
 * or `TOP`, and after a technical incident both attempts, `21+ 18`. Empty for no result.
 *
 * @param the most attempts the competition allows on a boulder
 * @example parseResultCode('t3 z1', boulder, 99) // Try with zone, Try, Top
 */
export function parseResultCode(text: string, route: CodedRoute, most: number): ResultCode {
  const code = text.trim().toUpperCase();
  if (none.test(code)) return { attempts: [] };
  return route.climbType === 'SPORT' ? sportCode(code, route) : boulderCode(code, route, most);
}

/** After a technical incident both attempts, the first one first: `21+ 18`. */
function sportCode(code: string, route: CodedRoute): ResultCode {
  const attempts: CodedAttempt[] = [];
  for (const part of code.split(/[\s/]+/)) {
    const one = heightOf(part, route);
    if (one === null) return { problem: `“${code}” is no result: write 23, 23+ or TOP.` };
    if (one.segmentsCount > route.segmentsCount)
      return { problem: `This route has ${route.segmentsCount} holds.` };
    attempts.push(one);
  }
  return { attempts };
}

function heightOf(code: string, { segmentsCount: holds }: CodedRoute): CodedAttempt | null {
  const top = { success: true, segmentsCount: holds, usedLastHold: false };
  if (code === 'TOP' || code === 'T') return top;
  if (nothing.test(code)) return { success: false, segmentsCount: 0, usedLastHold: false };
  const [, digits = '', plus] = sport.exec(code) ?? [];
  if (digits === '') return null;
  const hold = Number(digits.replace(',', '.'));
  if (hold === holds) return top;
  return { success: false, segmentsCount: hold, usedLastHold: plus === '+' && hold > 0 };
}

function boulderCode(code: string, { segmentsCount: zones }: CodedRoute, most: number): ResultCode {
  if (nothing.test(code)) return { attempts: marked({ zone: null, top: null, tries: 1 }) };
  const found = new Map<string, number>();
  for (const part of code
    .replace(/([TZLA])/g, ' $1')
    .split(/[\s,;/]+/)
    .filter(Boolean)) {
    const [, letter = '', digits = ''] = mark.exec(part) ?? [];
    if (letter === '' || found.has(letter))
      return { problem: `“${code}” is no result: write T3 Z1, Z2, A4 or -.` };
    found.set(letter, digits === '' ? 1 : Number(digits));
  }
  const attemptOf = (letter: string) => found.get(letter) ?? null;
  const [top, zone, low, tries] = [attemptOf('T'), attemptOf('Z'), attemptOf('L'), attemptOf('A')];
  if ([...found.values()].some((attempt) => attempt < 1)) return { problem: 'Attempts count from 1.' };
  if (zone !== null && zones === 0) return { problem: 'This boulder has no zone.' };
  if (low !== null && zones < 2) return { problem: 'L is for boulders with two zones.' };
  const last = Math.max(top ?? 0, zone ?? 0, low ?? 0, tries ?? 0);
  if (last > most) return { problem: `Only ${most} attempts are allowed on this route.` };
  if ((zone !== null && top !== null && zone > top) || (low !== null && low > (zone ?? top ?? low))) {
    return { problem: 'A zone cannot come after the zone or top above it.' };
  }
  if (top !== null && (tries ?? top) !== top) return { problem: 'There can be no attempts after the top.' };
  if (tries !== null && tries < last) return { problem: `A${tries} is less than attempt ${last}.` };
  return {
    attempts: marked({
      zone,
      top,
      tries: tries ?? undefined,
      ...(zones === 2 && { low }),
    }),
  };
}

const marked = (marks: Parameters<typeof attemptsFromMarks>[0]): CodedAttempt[] =>
  attemptsFromMarks(marks).map((attempt) => ({ ...attempt, usedLastHold: false }));

type Marked = Pick<Attempt, 'success' | 'segmentsCount' | 'usedLastHold'>;

/**
 * The code of a result, as `parseResultCode` reads it.
 *
 * @example resultCode(attempts, boulder) // 'T3 Z1'
 */
export function resultCode(
  attempts: readonly Marked[],
  { climbType, segmentsCount: zones }: CodedRoute,
): string {
  if (climbType === 'SPORT') return attempts.map(heightCode).join(' ');
  const result = resultOf(
    attempts.map((attempt) => ({ ...attempt, duration: null })),
    climbType,
  );
  if (!result) return '';
  const { top, zone1, zone2, tries } = result;
  const marks = [
    top !== null && `T${top}`,
    zones === 1 && zone1 !== null && `Z${zone1}`,
    zones === 2 && zone2 !== null && `Z${zone2}`,
    zones === 2 && zone1 !== null && zone1 !== zone2 && `L${zone1}`,
  ].filter(Boolean);
  const last = Math.max(top ?? 0, zone1 ?? 0, zone2 ?? 0);
  if (tries > last) marks.push(marks.length === 0 && tries === 1 ? '-' : `A${tries}`);
  return marks.join(' ');
}

const heightCode = ({ success, segmentsCount, usedLastHold }: Marked): string =>
  success ? 'TOP' : `${segmentsCount}${usedLastHold ? '+' : ''}`;
