import { ordinal } from '@topout/domain';

/** What stands at the edge of the board; it comes when it is needed. */
export const edgeTexts = {
  pinned: 'Your competitors',
  goTo: (name: string) => `Go to ${name}`,
  loading: 'Looking it up',
  failed: 'It could not be looked up.',
  close: 'Close',
  follow: (name: string) => `Follow ${name}`,
  followShort: 'Follow',
  following: 'Following',
  gained: (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points)} now`,
  now: 'now',
} as const;

/** The sentences of "why above". Every figure is one that the reader can find on the cards. */
export const whyTexts = {
  title: (name: string, position: number | null) =>
    position === null ? name : `${ordinal(position)}: ${name}`,
  first: 'Nobody is ahead.',
  behind: (name: string, position: number | null, reason: string) =>
    `Behind ${name}${position === null ? '' : ` (${ordinal(position)})`}: ${reason}`,
  ahead: (name: string, position: number | null, reason: string) =>
    `Ahead of ${name}${position === null ? '' : ` (${ordinal(position)})`}: ${reason}`,
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
  fewestAttempts: 'all totals are equal; more tops in fewer attempts decide, then zones.',
  tops: (a: number, b: number) => `${a} ${a === 1 ? 'top' : 'tops'} to ${b}.`,
  zones: (a: number, b: number) => `as many tops, but ${a} ${a === 1 ? 'zone' : 'zones'} to ${b}.`,
  triesToTop: (a: number, b: number) => `as many tops and zones, in ${a} attempts to top against ${b}.`,
  triesToZone: (a: number, b: number) => `equal up to the zones, in ${a} attempts to zone against ${b}.`,
  score: (a: string, b: string) => `${a} to ${b}.`,
  time: (a: string, b: string) => `equal height; climbing time of ${a} against ${b}.`,
  countBack: (a: string, b: string) => `equal scores; the round before decides (count-back): ${a} to ${b}.`,
  decidedOn: (routes: readonly string[]) =>
    routes.length === 1
      ? `They differ on route ${routes[0]}.`
      : `They differ on routes ${routes.join(', ')}.`,
  noRank: 'no rank',
} as const;
