import {
  type Attempt,
  attemptsFromMarks,
  type ClimbType,
  effortOfRun,
  runHolds,
  type ScoringSettings,
  type ScoringSystem,
} from '@topout/domain';
import { marksOfPoints, marksOfTotals } from './from-totals.ts';
import { leadMarks, topHold } from './holds.ts';
import type { BoulderMark, Competitor, LeadMark, RoundFile } from './round-file.ts';

export type Effort = Pick<Attempt, 'success' | 'segmentsCount' | 'usedLastHold' | 'duration'>;

export interface ImportedRoute {
  readonly name: string;
  readonly climbType: ClimbType;
  readonly segmentsCount: number;
}

interface Format {
  readonly system: ScoringSystem;
  readonly scoring: Partial<ScoringSettings>;
  readonly routes: (round: RoundFile) => ImportedRoute[];
  /** A competitor's efforts, by route; an empty list if they did not start. */
  readonly efforts: (competitor: Competitor, round: RoundFile) => Effort[][];
}

const isBoulder = (mark: BoulderMark | LeadMark | null): mark is BoulderMark =>
  mark !== null && 'zone' in mark;

const boulderEfforts = (mark: BoulderMark): Effort[] =>
  attemptsFromMarks(mark).map((effort) => ({ ...effort, usedLastHold: false, duration: null }));

function leadEfforts(mark: LeadMark | null, round: RoundFile, route: number): Effort[] {
  if (!mark) return [];
  const segmentsCount = mark.top ? topHold(round, route) : (mark.hold ?? 0);
  const duration = mark.time == null ? null : Math.round(mark.time * 1000);
  return [{ success: mark.top, segmentsCount, usedLastHold: mark.plus && !mark.top, duration }];
}

/** Qualifications have five boulders, later rounds four. */
const boulderCount = ({ routes, round }: RoundFile): number =>
  routes?.length ?? (round === 'qualification' ? 5 : 4);

/** Totals say nothing about single boulders: the names say that these were made up to match. */
const boulders = (round: RoundFile, zones = 1): ImportedRoute[] =>
  Array.from({ length: boulderCount(round) }, (_, index) => ({
    name: round.detail === 'totals' ? `Boulder ${index + 1} (from totals)` : `Boulder ${index + 1}`,
    climbType: 'BOULDER',
    segmentsCount: zones,
  }));

const leadRoute = (round: RoundFile, route: number, name: string): ImportedRoute => ({
  name,
  climbType: 'SPORT',
  segmentsCount: topHold(round, route),
});

const leadRoutes = (round: RoundFile): ImportedRoute[] =>
  (round.routes ?? []).map(({ id }, index) => leadRoute(round, index, `Route ${id}`));

const marksOf = (competitor: Competitor, round: RoundFile): BoulderMark[] => {
  if (competitor.totals) return marksOfTotals(competitor.totals, boulderCount(round));
  if (competitor.total != null) return marksOfPoints(competitor.total, boulderCount(round));
  return (competitor.results ?? []).filter(isBoulder);
};

const bouldersOnly = (system: ScoringSystem): Format => ({
  system,
  scoring: {},
  routes: (round) => boulders(round),
  efforts: (competitor, round) => marksOf(competitor, round).map(boulderEfforts),
});

/** Competitors with a published time were split by it, whatever their place. */
const leadOnly = (system: ScoringSystem): Format => ({
  system,
  scoring: { timeTieBreak: 'all' },
  routes: leadRoutes,
  efforts: (competitor, round) => leadMarks(competitor).map((mark, index) => leadEfforts(mark, round, index)),
});

const combined: Format = {
  system: 'DEFAULT',
  scoring: {},
  routes: (round) =>
    (round.routes ?? []).map(({ id }, index, all) =>
      index < all.length - 1
        ? { name: `Boulder ${id}`, climbType: 'BOULDER', segmentsCount: 2 }
        : leadRoute(round, index, 'Lead'),
    ),
  efforts: (competitor, round) => {
    const climbed = marksOf(competitor, round).map(boulderEfforts);
    return [...climbed, leadEfforts(competitor.lead ?? null, round, climbed.length)];
  },
};

const shared: Format = {
  system: 'DEFAULT',
  scoring: { sharedPoints: true, pointsPerTop: 1000, pointsPerZone: 500, attemptPenalty: 0 },
  routes: (round) => boulders(round),
  efforts: ({ tops = [], zones = [] }, { routes = [] }) =>
    routes.map(({ id }) => {
      const reached = {
        zone: zones.includes(id) || tops.includes(id) ? 1 : null,
        top: tops.includes(id) ? 1 : null,
      };
      return reached.zone === null ? [] : boulderEfforts(reached);
    }),
};

/** Sport routes that somebody reached a height on for their place: of two, the better place is higher. */
const holdsOfPlaces = 500;
/** The last place that results can be made up for. */
export const lastPlace = holdsOfPlaces / 2 - 1;
const placeEffort = (place: number | null): Effort[] =>
  place === null
    ? []
    : [
        {
          success: false,
          segmentsCount: holdsOfPlaces - 1 - Math.round(2 * place),
          usedLastHold: false,
          duration: null,
        },
      ];

const ofPlaces = (name: string): ImportedRoute => ({
  name: `${name} (from places)`,
  climbType: 'SPORT',
  segmentsCount: holdsOfPlaces,
});

const namesOf = ({ routeNames = [] }: RoundFile) => routeNames;

/** Places in disciplines, whatever was climbed for them. */
const places: Format = {
  system: 'IFSC_COMBINED_RANKS',
  scoring: {},
  routes: (round) => namesOf(round).map(ofPlaces),
  efforts: (competitor) => (competitor.places ?? []).map(placeEffort),
};

/** Routes of a discipline, with results on them that come to the place. */
const onePlace = (
  system: ScoringSystem,
  ofDiscipline: readonly ImportedRoute[],
  effortsOf: (place: number) => Effort[][],
): Format => ({
  system,
  scoring: { timeTieBreak: 'none' },
  routes: () => [...ofDiscipline],
  efforts: ({ places: [place = null] = [] }) => (place === null ? [] : effortsOf(place)),
});

/** So many places have the same zones, one attempt apart: nobody may have a hundred attempts on a boulder. */
const placesOfZones = 90;
const bouldersOfPlaces = [1, 2, 3];
function zonesOfPlace(place: number): Effort[][] {
  const without = Math.floor((place - 1) / placesOfZones);
  const attempt = place - without * placesOfZones;
  return bouldersOfPlaces
    .slice(without)
    .map((_, index) => boulderEfforts({ zone: index === 0 ? attempt : 1, top: null }));
}

/** Boulders and lead as climbed, and the place in speed. */
const combinedProduct: Format = {
  system: 'IFSC_COMBINED_RANKS',
  scoring: {},
  routes: (round) => [...combined.routes(round), ofPlaces('Speed')],
  efforts: (competitor, round) => [
    ...combined.efforts(competitor, round),
    placeEffort(competitor.speed_rank ?? null),
  ],
};

/** A run on each lane, or in each round of a knock-out. */
const runs = (system: ScoringSystem): Format => ({
  system,
  scoring: {},
  routes: (round) =>
    namesOf(round).map((name) => ({ name, climbType: 'SPORT', segmentsCount: runHolds.pad })),
  efforts: (competitor) =>
    (competitor.runs ?? []).map((run) => (run ? [{ ...effortOfRun(run), usedLastHold: false }] : [])),
});

/** How each published format is scored; others cannot be. */
export const formats: Readonly<Record<string, Format>> = {
  'boulder-tz': bouldersOnly('IFSC_RANKING'),
  'boulder-points': bouldersOnly('IFSC_BOULDER_2025'),
  'lead-2-routes': leadOnly('IFSC_SPORT'),
  lead: leadOnly('IFSC_LEAD'),
  'combined-boulder-lead': combined,
  'shared-points': shared,
  'combined-product': combinedProduct,
  places,
  'lead-places': onePlace('IFSC_LEAD', [ofPlaces('Route')], (place) => [placeEffort(place)]),
  'boulder-places': onePlace(
    'IFSC_RANKING',
    bouldersOfPlaces.map((number) => ({
      name: `Boulder ${number} (from places)`,
      climbType: 'BOULDER',
      segmentsCount: 1,
    })),
    zonesOfPlace,
  ),
  'speed-places': onePlace(
    'IFSC_SPEED',
    [{ name: 'Lane (from places)', climbType: 'SPORT', segmentsCount: runHolds.pad }],
    (place) => [[{ ...effortOfRun({ kind: 'TIME', ms: place * 1000 }), usedLastHold: false }]],
  ),
  speed: runs('IFSC_SPEED'),
  'speed-final': runs('IFSC_SPEED_FINAL'),
};
