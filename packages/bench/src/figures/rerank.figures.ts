import {
  createBoard,
  defaultScoringSettings,
  type BoardEntry,
  type BoardRoute,
  type RouteResult,
} from '@topout/domain';
import { plainFigure, ratioFigure, type Figure } from '../figure.ts';

const routes: readonly BoardRoute[] = Array.from({ length: 40 }, (_, i) => ({
  uuid: `route-${i}`,
  climbType: 'BOULDER',
  segmentsCount: 1,
}));

/** A repeatable stream of numbers in 0..1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function someResult(next: () => number): RouteResult {
  const tries = 1 + Math.floor(next() * 5);
  const top = next() < 0.4 ? tries : null;
  const zone = next() < 0.7 || top !== null ? 1 + Math.floor(next() * tries) : null;
  return { tries, top, zone1: zone, zone2: top, hold: 0, plus: false, duration: null };
}

function someEntries(count: number, next: () => number): BoardEntry[] {
  return Array.from({ length: count }, (_, i) => ({
    uuid: `entry-${i}`,
    firstName: `First${i}`,
    lastName: `Last${(i * 7919) % count}`,
    status: 'ENTERED',
    startingGroup: null,
    previousRanks: [],
    startPosition: null,
    results: new Map(routes.filter(() => next() < 0.8).map((route) => [route.uuid, someResult(next)])),
  }));
}

/** Median milliseconds to take one new result and put the rows back in order. */
function medianRerank(count: number, sharedPoints = false): number {
  const next = random(count);
  const board = createBoard({
    system: 'DEFAULT',
    settings: { ...defaultScoringSettings, sharedPoints },
    routes,
    entries: someEntries(count, next),
  });
  board.rows();
  const times: number[] = [];
  for (let i = 0; i < 60; i += 1) {
    const entry = `entry-${Math.floor(next() * count)}`;
    const route = `route-${Math.floor(next() * routes.length)}`;
    const start = performance.now();
    board.setResult(entry, route, someResult(next));
    board.rows();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1] ?? 0;
}

/** Re-ranking after one attempt: a category of 2,000 entries × 40 routes, and of 20,000. */
export async function rerankFigures(): Promise<Figure[]> {
  medianRerank(2_000);
  const small = medianRerank(2_000);
  const large = medianRerank(20_000);
  const shared = medianRerank(1_000, true);
  return [
    plainFigure('re-rank after one attempt, 2,000 entries × 40 routes, ms', small, { atMost: 10 }, ' ms'),
    plainFigure('re-rank with shared points, 1,000 entries × 40 routes, ms', shared, { atMost: 20 }, ' ms'),
    ratioFigure('re-rank, 20,000 entries against 2,000, ms', large, small, { atMost: 12 }),
  ];
}
