import { ordinal } from '@topout/domain';

const counted = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;
const placed = (name: string, position: number | null) =>
  position === null ? name : `${name} (${ordinal(position)})`;

/** The words of an explanation. Every figure is one that the reader can find on the cards. */
export const whyTexts = {
  title: (name: string, position: number | null) =>
    position === null ? name : `${ordinal(position)}: ${name}`,
  handicap: ({ before, by }: { readonly before: string; readonly by: string }, score: string) =>
    `With handicap: ${before} ${by} = ${score}`,
  first: 'Nobody is ahead.',
  behind: (name: string, position: number | null, reason: string) =>
    `Behind ${placed(name, position)}: ${reason}`,
  ahead: (name: string, position: number | null, reason: string) =>
    `Ahead of ${placed(name, position)}: ${reason}`,
  aheadBy: (name: string, position: number | null, difference: string) =>
    `Ahead of ${placed(name, position)} by ${difference}`,
  tiedWith: (names: string) => `Shares the place with ${names}: equal in everything that counts.`,
  sharesWith: (names: string) =>
    `Shares the place with ${names}: the same place in another starting group, whose scores are not compared.`,
  more: (n: number) => `${n} more`,
  noResult: 'There is no result yet, and without one no place.',
  tied: 'equal in everything that counts.',
  unranked: 'no result yet.',
  retired: 'those who retired are ranked last here.',
  group: 'places of the starting groups are merged; scores of different groups are not compared.',
  product: 'the scores print alike; the exact product of the ranks on the routes decides.',
  disciplines: (figures: string) => `equal products of places; ahead in more disciplines${figures}.`,
  leadHeight: 'equal scores; the higher lead decides.',
  fewestAttempts: 'all totals are equal; more tops in fewer attempts decide, then zones.',
  falls: 'equal points; fewer falls on the routes that count decide, then the next best route.',
  flashes: 'equal points; more flashes on the routes that count decide, then fewer falls.',
  tops: (a: number, b: number) => `${a} ${a === 1 ? 'top' : 'tops'} to ${b}.`,
  zones: (a: number, b: number) => `as many tops, but ${a} ${a === 1 ? 'zone' : 'zones'} to ${b}.`,
  triesToTop: (a: number, b: number) => `as many tops and zones, in ${a} attempts to top against ${b}.`,
  triesToZone: (a: number, b: number) => `equal up to the zones, in ${a} attempts to zone against ${b}.`,
  score: (a: string, b: string, figures: string) => `${a} to ${b}${figures}.`,
  /** Behind a combined score: " (boulder: 20.0 to 35.0, lead: 60.0 to 30.0)". */
  figures: (each: readonly string[]) => ` (${each.join(', ')})`,
  discipline: { BOULDER: 'boulder', SPORT: 'lead' },
  onRoute: (name: string) => `route ${name}`,
  figure: (discipline: string, a: string, b: string) => `${discipline}: ${a} to ${b}`,
  time: (a: string, b: string) => `equal height; climbing time of ${a} against ${b}.`,
  countBack: (a: string, b: string) => `equal scores; the round before decides (count-back): ${a} to ${b}.`,
  noRank: 'no rank',
  route: 'Route',
  lead: 'Lead',
  /** In front of the routes: "60 pts, made on 3 routes". */
  madeOn: (difference: string, routes: number) => `${difference}, made on ${counted(routes, 'route')}`,
  flashPasses: (route: string, name: string) => `A flash on ${route} would put ${name} ahead.`,
  flashLevels: (route: string, name: string) => `A flash on ${route} would bring ${name} level.`,
  flashNears: (route: string, name: string, rest: string) =>
    `A flash on ${route} would bring ${name} within ${rest}.`,
  hasWon: 'Has won, whatever is still climbed.',
  canWin: 'Can still win.',
  surePodium: 'Is sure of the podium.',
  surePodiumCanWin: 'Is sure of the podium, and can still win.',
  canReachPodium: 'Can still reach the podium.',
  outOfPodium: 'Can no longer reach the podium.',
  goesOn: (stage: string, best: number) => `Goes on to ${stage} (best ${best}), whatever is still climbed.`,
  canGoOn: (stage: string, best: number) => `Can still reach ${stage} (best ${best}).`,
  outOf: (stage: string, best: number) => `Can no longer reach ${stage} (best ${best}).`,
  scorecard: 'Scorecard',
  differences: {
    tops: (n: number) => counted(n, 'top'),
    zones: (n: number) => counted(n, 'zone'),
    triesToTop: (n: number) => `${counted(n, 'attempt')} to top`,
    triesToZone: (n: number) => `${counted(n, 'attempt')} to zone`,
  },
  others: (routes: number, rest: string | null) => {
    const which = routes === 1 ? 'The other route' : `The other ${routes} routes`;
    if (rest !== null) return `${which} ${routes === 1 ? 'makes' : 'make'} ${rest}.`;
    return routes === 1 ? `${which} is level.` : `${which} are level or cancel out.`;
  },
} as const;
