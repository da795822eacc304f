import type { Competition } from '@topout/contract';
import { climbersScore } from '@topout/domain';
import { competitionOf } from './page-data.ts';

/** The card of the person who is signed in stands at the competition's own address. */
const isCard = (path: string, competition: string): boolean => path.replace(/\/$/, '') === `/${competition}`;

/** By path below the API. */
export interface OwnReads {
  readonly paths: readonly string[];
  /** The own card, for people whom `of`, one of the paths, calls entered. */
  readonly card?: { readonly path: string; readonly of: string };
}

/**
 * What a path's page reads first for somebody signed in: the competition with their role and who they are, and
 * where climbers score themselves their card.
 */
export function ownReads(path: string, competition: Competition | null): OwnReads {
  const id = competitionOf(path);
  if (id === null || competition === null) return { paths: [] };
  const of = `competitions/${id}`;
  const asEverywhere = [of, 'profiles/me'];
  const { routeGroups, venues } = competition;
  const ownResults = routeGroups.some(({ scoredBy }) => climbersScore(scoredBy));
  if (!ownResults || !isCard(path, id)) return { paths: asEverywhere };
  return {
    paths: [
      ...asEverywhere,
      ...venues.slice(0, 1).map(({ uuid }) => `venues/${uuid}/routes?competition=${id}`),
      `${of}/announcements`,
    ],
    card: { path: `${of}/entries/me`, of },
  };
}
