import type { Competition, EntryDetail, LeaderboardRow } from '@topout/contract';
import { formatDay, type HoldLook, venueZone } from '@topout/domain';
import { countDay, countWords, type DayRoute, fewSportRoutes, reachedOn } from '../card-day.ts';
import { sportText } from '../route-result.ts';

/** One route as the picture shows it. */
export interface SharedRoute {
  readonly mark: string;
  /** From 0 to 1; finer than the mark on sport routes. */
  readonly reached: number;
  readonly look: HoldLook;
  /** Short names only: what is written below a bar. */
  readonly number: string;
  /** "28+": of a single sport route; else empty. */
  readonly figure: string;
}

/** What a card says when it is passed on: to everybody, so in public words. */
export interface SharedCard {
  readonly competition: { readonly uuid: string; readonly name: string; readonly headerColour: string };
  /** "22 Nov 2026" */
  readonly day: string;
  /** "Tidemill Climbing, Bristol" */
  readonly venue: string;
  /** Minors by first name and initial. */
  readonly name: string;
  readonly category: string;
  readonly position: number | null;
  readonly scoreText: string;
  /** "9 tops", "4 flashes", "3 zones"; empty before the first attempt. */
  readonly counts: readonly string[];
  readonly routes: readonly SharedRoute[];
}

/** @param standing the person's line of the live board, newer than the card; else the card */
export function sharedCard(
  { uuid, name, headerColour, startTime, venues: [venue] }: Competition,
  { user, category }: EntryDetail,
  { position, scoreText }: Pick<LeaderboardRow, 'position' | 'scoreText'>,
  day: readonly DayRoute[],
): SharedCard {
  const count = countDay(day);
  const single = fewSportRoutes(day);
  return {
    competition: { uuid, name, headerColour },
    day: formatDay(startTime, venueZone(venue)),
    venue: [venue?.name, venue?.city].filter(Boolean).join(', '),
    name: user.publicName ?? user.name,
    category: category.name,
    position,
    scoreText,
    counts: count.tried === 0 ? [] : countWords(count),
    routes: day.map((one) => ({
      mark: one.mark,
      reached: reachedOn(one) ?? 0,
      look: one.look,
      number: one.name.length < 4 ? one.name : '',
      figure: single && one.result !== undefined ? sportText(one.result) : '',
    })),
  };
}
