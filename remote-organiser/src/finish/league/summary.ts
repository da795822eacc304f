import type { League } from '@topout/api-client';
import { leagueTexts as texts } from './texts.ts';

/** How a league counts, on one line. */
export const summaryOf = ({ scoring, bestOf }: Pick<League, 'scoring' | 'bestOf'>): string =>
  [
    scoring === 'SCORES' ? texts.scores : texts.places,
    bestOf === null ? texts.allCount : texts.bestOf(bestOf),
  ].join(', ');
