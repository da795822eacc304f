import { resultOf } from '../attempts/result.ts';
import type { RouteResult } from '../model.ts';
import { effortOfRun, type Run } from '../scoring/speed/run.ts';

/** The result of a run: milliseconds, `FALL`, `FALSE_START`, `WALKOVER`, `DNS`; null for `-`, none. */
export function aRun(run: number | string): RouteResult | null {
  if (run === '-') return null;
  const kinds = ['WALKOVER', 'FALL', 'FALSE_START', 'DNS'] as const;
  const kind = kinds.find((one) => one === run);
  const of: Run | undefined = typeof run === 'number' ? { kind: 'TIME', ms: run } : kind && { kind };
  if (!of) throw new Error(`no run: ${run}`);
  return resultOf([effortOfRun(of)], 'SPORT');
}
