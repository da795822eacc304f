import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attemptsFromMarks, type BoulderMarks } from '../attempts/from-marks.ts';
import { resultOf } from '../attempts/result.ts';
import { defaultScoringSettings, type ScoringSettings } from '../competition/settings.ts';
import type { BoardRoute, BoardRow, RouteResult } from '../model.ts';
import { rankBoard } from '../scoring/board.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import { anEntry } from './board-builders.ts';

/* Real, published rounds, and how ours are made of them: see fixtures/results/README.md. */

interface LeadMark {
  readonly hold: number | null;
  readonly plus: boolean;
  readonly top: boolean;
  /** Seconds. */
  readonly time?: number;
  readonly rank?: number;
  readonly points_rank?: number;
}

interface BoulderMark extends BoulderMarks {
  readonly points?: number;
}

interface Competitor {
  readonly id: string;
  readonly name?: string;
  readonly group?: string;
  readonly status: 'ok' | 'DNS';
  readonly results?: readonly (BoulderMark | LeadMark | null)[] | null;
  readonly lead?: LeadMark | null;
  readonly totals?: Totals;
  readonly total?: number;
  readonly speed_rank?: number;
  readonly prev?: Readonly<Record<string, number | null>>;
  readonly tops?: readonly string[];
  readonly zones?: readonly string[];
  readonly official?: Official;
}

type Totals = readonly [tops: number, zones: number, triesToTop: number, triesToZone: number];

interface Official {
  readonly rank: number | null;
  readonly score: string | null;
  readonly advanced?: boolean;
  readonly boulder_rank?: number;
  readonly lead_rank?: number;
}

type Count = readonly [equal: number, of: number];

interface Round {
  readonly format: string;
  readonly routes?: readonly {
    readonly id: string;
    readonly top_hold?: number;
    readonly tops?: number;
    readonly zones?: number;
    readonly top_points?: number;
    readonly zone_points?: number;
  }[];
  readonly countback: readonly string[];
  readonly check: {
    readonly status: string;
    readonly scores?: Count;
    readonly ranks: Count;
    readonly route_ranks?: Count;
    readonly route_points?: Count;
    readonly boulder_ranks?: Count;
    readonly lead_ranks?: Count;
    readonly unexplained?: readonly string[];
  };
  readonly competitors: readonly Competitor[];
}

const folder = join(import.meta.dirname, '../../fixtures/results');
export const rounds = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'index.json')
  .map((file) => ({ file, round: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Round }));

type Results = readonly (RouteResult | null)[];

export const boulderResult = (marks: BoulderMarks) => resultOf(attemptsFromMarks(marks), 'BOULDER');
export const isLead = (mark: BoulderMark | LeadMark): mark is LeadMark => 'hold' in mark;
export const bouldersOf = ({ results }: Competitor) =>
  (results ?? []).filter((mark) => mark !== null && !isLead(mark));

export function leadResult(mark: LeadMark | null, topHold: number): RouteResult | null {
  if (!mark) return null;
  const segmentsCount = mark.top ? topHold : (mark.hold ?? 0);
  const duration = mark.time === undefined ? null : mark.time * 1000;
  return resultOf([{ success: mark.top, segmentsCount, usedLastHold: mark.plus, duration }], 'SPORT');
}

/** Boulders that add up to published totals; all attempts beyond one each fall on the last boulder. */
function boulderOfTotals([tops, zones, triesToTop, triesToZone]: Totals): BoulderMarks[] {
  return Array.from({ length: zones }, (_, index) => ({
    zone: index === zones - 1 ? triesToZone - (zones - 1) : 1,
    top: index >= tops ? null : index === tops - 1 ? triesToTop - (tops - 1) : 1,
  }));
}

/**
 * Boulders that add up to a published total of points; all attempts beyond one each fall on the first
 * boulder.
 */
function boulderOfPoints(total: number): BoulderMarks[] {
  const tenths = Math.round(total * 10);
  const five = [0, 1, 2, 3, 4, 5];
  const [fewest] = five
    .flatMap((tops) => five.map((zones) => ({ tops, zones, lost: 250 * tops + 100 * zones - tenths })))
    .filter(({ tops, zones, lost }) => tops + zones <= 5 && lost >= 0)
    .sort((a, b) => a.lost - b.lost);
  if (!fewest) throw new Error(`No boulders come to ${total}`);
  return Array.from({ length: fewest.tops + fewest.zones }, (_, index) => {
    const attempt = index === 0 ? 1 + fewest.lost : 1;
    return { zone: attempt, top: index < fewest.tops ? attempt : null };
  });
}

interface Format {
  readonly system: ScoringSystem;
  readonly results: (competitor: Competitor, round: Round) => Results;
  /** The published score in Topout's notation. */
  readonly text: (published: string, round: Round) => string;
}

/** Above every hold that occurs; the sources do not give the number of the top. */
export const someTopHold = 999;
const nothing: BoulderMarks = { zone: null, top: null };

export const pointsFormat: Format = {
  system: 'IFSC_BOULDER_2025',
  results: (competitor) =>
    (competitor.total === undefined
      ? bouldersOf(competitor)
      : [...boulderOfPoints(competitor.total), nothing]
    ).map(boulderResult),
  text: (published) => published,
};

export const formats: Record<string, Format> = {
  'boulder-tz': {
    system: 'IFSC_RANKING',
    results: (competitor) =>
      (competitor.totals ? [...boulderOfTotals(competitor.totals), nothing] : bouldersOf(competitor)).map(
        boulderResult,
      ),
    text: (published) => published,
  },
  'boulder-points': pointsFormat,
  lead: {
    system: 'IFSC_LEAD',
    results: ({ results }) => (results ?? []).map((mark) => leadResult(mark as LeadMark | null, someTopHold)),
    text: (published) => published,
  },
  'lead-2-routes': {
    system: 'IFSC_SPORT',
    results: ({ results }) => (results ?? []).map((mark) => leadResult(mark as LeadMark | null, someTopHold)),
    text: (published) => Number(published).toFixed(2),
  },
  'combined-boulder-lead': {
    system: 'DEFAULT',
    results: (competitor, round) => [
      ...bouldersOf(competitor).map(boulderResult),
      leadResult(competitor.lead ?? null, topHoldOf(round)),
    ],
    text: (published) => `${Math.round(Number(published) * 10)} pts`,
  },
};

const topHoldOf = ({ routes }: Round) => routes?.at(-1)?.top_hold ?? someTopHold;

function routesOf(round: Round, count: number): BoardRoute[] {
  const boulders = round.format.startsWith('lead') ? 0 : round.format === 'combined-boulder-lead' ? 4 : count;
  const zones = round.format === 'combined-boulder-lead' ? 2 : 1;
  return Array.from({ length: count }, (_, index) =>
    index < boulders
      ? { uuid: `${index}`, climbType: 'BOULDER', segmentsCount: zones }
      : { uuid: `${index}`, climbType: 'SPORT', segmentsCount: topHoldOf(round) },
  );
}

/**
 * The round on a Topout board. Rounds before 2025 split all places by time, and no other final here has any
 * left to split.
 */
export function ranked(round: Round, format: Format, settings: Partial<ScoringSettings> = {}): BoardRow[] {
  const all = round.competitors.map((competitor) => ({
    competitor,
    results: format.results(competitor, round),
  }));
  const entries = all.map(({ competitor, results }) => ({
    ...anEntry(competitor.id, Object.fromEntries(results.entries())),
    lastName: competitor.name ?? competitor.id,
    status: competitor.status === 'DNS' ? ('DNS' as const) : ('ENTERED' as const),
    startingGroup: competitor.group ?? null,
    previousRanks: round.countback.map((earlier) => competitor.prev?.[earlier] ?? null),
  }));
  return rankBoard({
    system: format.system,
    settings: { ...defaultScoringSettings, timeTieBreak: 'all', ...settings },
    routes: routesOf(round, Math.max(...all.map(({ results }) => results.length))),
    entries,
  });
}
