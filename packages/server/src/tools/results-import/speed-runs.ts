import type { Run } from '@topout/domain';
import type { Qualification } from './speed-file.ts';

/** A published result of one run; null = none. A record mark may follow the time. */
export function readRun(published: number | string | null | undefined): Run | null {
  if (published == null) return null;
  if (typeof published === 'number') return { kind: 'TIME', ms: published };
  const [, seconds, fraction = ''] = /^(\d+)(?:\.(\d{1,3}))?/.exec(published.trim()) ?? [];
  if (seconds !== undefined)
    return { kind: 'TIME', ms: Number(seconds) * 1000 + Number(fraction.padEnd(3, '0')) };
  switch (published.trim().toUpperCase()) {
    case 'FALL':
      return { kind: 'FALL' };
    case 'FS':
    case 'FALSE START':
      return { kind: 'FALSE_START' };
    case 'WALKOVER':
    case 'WILDCARD':
      return { kind: 'WALKOVER' };
    case 'DNS':
      return { kind: 'DNS' };
    default:
      return null;
  }
}

/**
 * The runs of a qualification on both lanes. Where the source has a row of lanes but not the reason of a missing
 * time, it was the false start of whoever has made one, and a fall of everybody else.
 */
export function qualificationRuns(published: Qualification): (Run | null)[] {
  const { status = 'ok', best, second } = published;
  if (status === 'DNS') return [];
  const [a, b] = [published.lane_a_ms ?? published.lane_a, published.lane_b_ms ?? published.lane_b];
  const known = ['lane_a_ms', 'lane_b_ms', 'lane_a', 'lane_b'].some((lane) => lane in published);
  const without: Run = { kind: status === 'FS' ? 'FALSE_START' : 'FALL' };
  if (!known) return best == null ? [without] : [readRun(best), readRun(second)];
  const runs = [readRun(a) ?? without, readRun(b) ?? without];
  return status === 'FS' && runs.every(({ kind }) => kind !== 'FALSE_START')
    ? [without, runs[0] ?? null]
    : runs;
}
