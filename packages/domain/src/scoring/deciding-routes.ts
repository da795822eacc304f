import type { BoardEntry, BoardInput, BoardRoute, RouteResult } from '../model.ts';
import { routeScore } from './route-score.ts';
import type { Reason } from './why-ahead.ts';

/** The larger figure is ahead. */
type Figure = (result: RouteResult | undefined, route: BoardRoute) => number | null;

/** What one route adds to a difference. */
export interface RouteLead {
  readonly route: string;
  /** How much better the one ahead is there, in the figure that decides; negative where the other one is. */
  readonly lead: number;
}

/**
 * The routes that put one entry before the other, in route order; empty if single routes do not decide.
 *
 * @example both topped three of four: the two that only one of them topped, when tops decide
 */
export function decidingRoutes(
  { by }: Reason,
  { system, settings, routes }: Omit<BoardInput, 'entries'>,
  ahead: BoardEntry,
  behind: BoardEntry,
): readonly RouteLead[] {
  const figures: Partial<Record<Reason['by'], Figure>> = {
    tops: (result) => Number(result?.top != null),
    zones: (result) => Number(result?.zone1 != null),
    triesToTop: (result) => -(result?.top ?? 0),
    triesToZone: (result) => -(result?.zone1 ?? 0),
    score: (result, route) => (result ? routeScore(result, route, system, settings) : 0),
  };
  const figure = figures[by];
  const handicapped = by === 'score' && (ahead.handicap ?? behind.handicap ?? null) !== null;
  // With a handicap, what the routes add is not what parts the two.
  if (!figure || handicapped) return [];
  const leads: RouteLead[] = [];
  for (const route of routes) {
    const mine = figure(ahead.results.get(route.uuid), route);
    const theirs = figure(behind.results.get(route.uuid), route);
    // If a route has no value of its own, no route explains the difference.
    if (mine === null || theirs === null) return [];
    if (mine !== theirs) leads.push({ route: route.uuid, lead: rounded(mine - theirs) });
  }
  return leads;
}

/** Without what binary fractions add. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/**
 * Of these leads the ones to tell, largest first: those that cancel each other out exactly explain nothing.
 *
 * @param most as many as are told
 * @returns `rest` is what the others come to
 */
export function tellingLeads<Lead extends Pick<RouteLead, 'lead'>>(
  leads: readonly Lead[],
  most: number,
): { readonly told: readonly Lead[]; readonly rest: number } {
  const left: Lead[] = [];
  for (const one of leads) {
    const opposite = left.findIndex(({ lead }) => lead === -one.lead);
    if (opposite < 0) left.push(one);
    else left.splice(opposite, 1);
  }
  left.sort((a, b) => Math.abs(b.lead) - Math.abs(a.lead));
  const rest = left.slice(most).reduce((sum, { lead }) => sum + lead, 0);
  return { told: left.slice(0, most), rest: rounded(rest) };
}
