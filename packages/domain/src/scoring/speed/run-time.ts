/** No wall is climbed in less, and no pad waits longer: milliseconds. */
const [leastRunMs, mostRunMs] = [1_000, 300_000];

/** Whether a time can be of a run. */
export const isRunTime = (ms: number): boolean => runTimeProblem(ms) === null;

/** What is wrong with a time, as a sentence; null when it can be of a run. */
export function runTimeProblem(ms: number): string | null {
  if (ms < leastRunMs) return 'A run takes at least 1 second. Check the time.';
  return ms > mostRunMs ? 'A run takes 5 minutes at most. Check the time.' : null;
}

/** What somebody typed as the time of a run: milliseconds, or why it is none. */
export type TypedTime =
  { readonly ms: number; readonly problem: null } | { readonly ms: null; readonly problem: string };

/**
 * Reads a time in seconds, to the thousandth.
 *
 * @example readRunTime('5.21') // { ms: 5210, problem: null }
 */
export function readRunTime(text: string): TypedTime {
  const [, seconds, digits = ''] = /^(\d{1,4})(?:[.,](\d{0,3}))?$/.exec(text.trim()) ?? [];
  if (seconds === undefined) return none('Type the time in seconds, such as 5.213.');
  const ms = Number(seconds) * 1_000 + Number(digits.padEnd(3, '0'));
  const problem = runTimeProblem(ms);
  return problem === null ? { ms, problem } : none(problem);
}

const none = (problem: string): TypedTime => ({ ms: null, problem });
