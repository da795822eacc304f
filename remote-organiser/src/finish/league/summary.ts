import type { League } from '@topout/api-client';
import { leagueTexts as texts } from './texts.ts';

type Limits = Pick<League, 'leaveOut' | 'mostBoulder' | 'mostLead' | 'mostSpeed'>;

/** How a league counts, on one line. Its own list of leagues does not say what else limits the results. */
export function summaryOf(league: Pick<League, 'scoring' | 'bestOf'> & Partial<Limits>): string {
  const { scoring, bestOf, leaveOut, mostBoulder, mostLead, mostSpeed } = league;
  const limited = [leaveOut, mostBoulder, mostLead, mostSpeed].some((limit) => limit != null);
  const what = scoring === 'SCORES' ? texts.scores : texts.places;
  if (bestOf !== null) return `${what}, ${texts.bestOf(bestOf)}`;
  return limited ? `${what}, ${texts.someCount}` : `${what}, ${texts.allCount}`;
}
