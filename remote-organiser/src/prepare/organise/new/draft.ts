import { newId, type NewCompetition } from '@topout/api-client';
import {
  momentOf,
  ownZone,
  plannedRoutes,
  type RoutePlan,
  type ScoredBy,
  type ScoringSystem,
} from '@topout/domain';

export interface VenueDraft {
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
}

/** A competition being put together. Times are on the venue's clocks. */
export interface CompetitionDraft {
  /** Its future uuid: sent twice, it is created once. */
  readonly uuid: string;
  readonly step: number;
  readonly name: string;
  /** `#rrggbb`. */
  readonly headerColour: string;
  readonly start: string;
  readonly end: string;
  /** A known venue; null = the new one. */
  readonly knownVenue: { readonly uuid: string; readonly name: string; readonly timeZone: string } | null;
  readonly venue: VenueDraft;
  readonly categories: readonly string[];
  readonly scoringSystem: ScoringSystem;
  readonly scoredBy: ScoredBy;
  /** Climb the existing routes at the known venue. */
  readonly useKnownRoutes: boolean;
  readonly plan: RoutePlan;
}

export const emptyDraft = (): CompetitionDraft => ({
  uuid: newId(),
  step: 0,
  name: '',
  headerColour: '#14532d',
  start: '',
  end: '',
  knownVenue: null,
  venue: { name: '', city: '', country: '', timeZone: ownZone() },
  categories: [],
  scoringSystem: 'DEFAULT',
  scoredBy: 'JUDGES',
  useKnownRoutes: true,
  plan: { boulders: 20, zones: 1, colors: [], sportRoutes: 0, holds: 40 },
});

export const zoneOf = ({ knownVenue, venue }: CompetitionDraft): string => (knownVenue ?? venue).timeZone;

/** The plan of new routes; a known venue whose routes are used gets none. */
export const newRoutesOf = ({ knownVenue, useKnownRoutes, plan }: CompetitionDraft) =>
  knownVenue && useKnownRoutes ? [] : plannedRoutes(plan);

/**
 * The request that creates it. It gets the rules of every new competition.
 *
 * @param knownRoutes uuids of the existing routes at the known venue
 */
export function bodyOf(draft: CompetitionDraft, knownRoutes: readonly string[]): NewCompetition {
  const { knownVenue, venue } = draft;
  const zone = zoneOf(draft);
  const at = (wall: string) => (momentOf(wall, zone) ?? new Date(0)).toISOString();
  return {
    uuid: draft.uuid,
    name: draft.name.trim(),
    headerColour: draft.headerColour,
    startTime: at(draft.start),
    endTime: at(draft.end),
    venue: knownVenue?.uuid ?? { ...venue, name: venue.name.trim(), city: venue.city.trim() },
    categories: draft.categories.map((name) => ({ name })),
    scoringSystem: draft.scoringSystem,
    scoredBy: draft.scoredBy,
    listed: false,
    ...(knownVenue && draft.useKnownRoutes ? { knownRoutes: [...knownRoutes] } : {}),
    routes: newRoutesOf(draft),
  };
}
