import { newId, type NewCommand, serverNow } from '@topout/api-client';
import { effortOfRun, type ListedHeat, type Run } from '@topout/domain';
import type { LaneStream, Racer } from './racers.ts';

/** What the two lanes of a heat say. */
export type Runs = readonly [Run | null, Run | null];

/** The versions of both lanes that a judge saw when they began to enter; null = nothing entered there. */
export type Seen = readonly [number | null, number | null];

/**
 * The commands that make two lanes say what they should; those that say it already have none. What was entered builds on
 * what the judge saw, so that nobody else's result goes unseen.
 */
export function heatCommands(
  heat: ListedHeat<Racer>,
  wanted: Runs,
  routes: readonly string[],
  seen: Seen = [null, null],
): NewCommand[] {
  return heat.lanes.flatMap(({ racer, route, run }, lane): NewCommand[] => {
    const next = wanted[lane] ?? null;
    const uuid = routes[route];
    if (!racer || uuid === undefined || isSame(run, next)) return [];
    const base = baseOf(racer.streams[route], seen[lane] ?? null);
    const on = { route: uuid, competitor: racer.user, base };
    if (next === null) return [{ ...on, kind: 'attempts.clear', payload: {} }];
    const attempt = { uuid: newId(), timestamp: new Date(serverNow()).toISOString(), ...effortOfRun(next) };
    return [{ ...on, kind: 'attempts.replace', payload: { attempts: [attempt] } }];
  });
}

/** Whether somebody else has logged a lane since a judge began to enter it. */
export const isOvertaken = (stream: LaneStream | undefined, seen: number | null): boolean =>
  stream !== undefined && seen !== null && stream.base > Math.max(seen, stream.own);

/** What this phone has logged since, the judge has seen as well. */
const baseOf = (stream: LaneStream | undefined, seen: number | null): number =>
  seen === null ? (stream?.base ?? 0) : Math.max(seen, stream?.own ?? 0);

/** Whether two runs are the same. */
export const isSame = (a: Run | null, b: Run | null): boolean =>
  a?.kind === b?.kind && (a?.kind !== 'TIME' || b?.kind !== 'TIME' || a.ms === b.ms);

/**
 * In a final, whoever races somebody who made a false start or is not there has won: without a time, unless there is
 * one. (scoring rules, section 13)
 */
export function withWalkover([a, b]: Runs, isFinal: boolean): Runs {
  const isOut = (run: Run | null) => run?.kind === 'FALSE_START' || run?.kind === 'DNS';
  const walkover: Run = { kind: 'WALKOVER' };
  if (!isFinal) return [a, b];
  if (isOut(a) && b === null) return [a, walkover];
  if (isOut(b) && a === null) return [walkover, b];
  // Once the opponent has a run after all, nobody wins without racing.
  if (a?.kind === 'WALKOVER' && !isOut(b)) return [null, b];
  if (b?.kind === 'WALKOVER' && !isOut(a)) return [a, null];
  return [a, b];
}
