import type { OverlayOrder, Screen } from '@topout/contract';
import { type OverlayPage, overlayPages, quietMinutes, topRows } from '@topout/domain';

/** What an overlay is to show now: from the desk, or from its own address. */
export interface Order
  extends Pick<Screen, 'categories' | 'seconds' | 'paused' | 'step' | 'reloads'>, OverlayOrder {}

export interface Address {
  readonly competition: string;
  /** The screen whose name a desk steers; null = the address itself says what to show. */
  readonly screen: string | null;
  /** The screen that has queues on air, and so lets everybody see them; null = none. */
  readonly queuesOf: string | null;
  readonly order: Order;
}

/** While nobody has steered yet, nothing is on air. */
const nothing: Order = {
  categories: [],
  seconds: 12,
  paused: false,
  step: 0,
  reloads: 0,
  pages: [],
  topRows: topRows.usual,
  climber: null,
  quietMinutes: quietMinutes.usual,
};

const isPage = (name: string): name is OverlayPage => overlayPages.some((page) => page === name);

const within = (
  text: string | null,
  { fewest, usual, most }: typeof topRows | typeof quietMinutes,
): number => (text === null || !/^\d+$/.test(text) ? usual : Math.min(most, Math.max(fewest, Number(text))));

/** `/overlay/{competition}?screen=stream`, or one page for good: `/overlay/{competition}/top?category=…&rows=5`. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address {
  const [, , competition = '', page = ''] = pathname.split('/');
  const query = new URLSearchParams(search);
  return {
    competition,
    screen: page === '' ? query.get('screen') : null,
    queuesOf: query.get('screen'),
    order: {
      ...nothing,
      pages: isPage(page) ? [page] : [],
      categories: query.getAll('category'),
      topRows: within(query.get('rows'), topRows),
      climber: query.get('climber'),
      quietMinutes: within(query.get('quiet'), quietMinutes),
    },
  };
}

/** What the desk says. A name that is no overlay's, or no longer, shows nothing. */
export function orderOf({ overlay, categories, seconds, paused, step, reloads }: Screen): Order {
  return { ...nothing, categories, seconds, paused, step, reloads, ...overlay };
}
