import { useReadMore, withQuery } from '@topout/api-client';
import type { CompetitionSummary } from '@topout/contract';

/**
 * The first page of competitions (live, then upcoming, then past), and further ones on request.
 *
 * @param search sent to the server; '' = all
 */
export const useCompetitionList = (search: string) =>
  useReadMore<CompetitionSummary>(withQuery('competitions', { search: search === '' ? null : search }));
