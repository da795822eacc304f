import type { Competition } from '@topout/contract';
import { climbersScore } from '@topout/domain';
import { competitionOf } from './page-data.ts';

/** The card of the person who is signed in stands at the competition's own address. */
const isCard = (path: string, competition: string): boolean => path.replace(/\/$/, '') === `/${competition}`;

/**
 * What a path's page reads first for somebody signed in, by path below the API: the competition with their
 * role and who they are, and where climbers score themselves their card.
 */
export function ownReads(path: string, competition: Competition | null): readonly string[] {
  const id = competitionOf(path);
  if (id === null || competition === null) return [];
  const asEverywhere = [`competitions/${id}`, 'profiles/me'];
  const { routeGroups, venues } = competition;
  const ownResults = routeGroups.some(({ scoredBy }) => climbersScore(scoredBy));
  if (!ownResults || !isCard(path, id)) return asEverywhere;
  return [
    ...asEverywhere,
    `competitions/${id}/entries/me`,
    ...venues.slice(0, 1).map(({ uuid }) => `venues/${uuid}/routes?competition=${id}`),
    `competitions/${id}/announcements`,
  ];
}
