import { api, useRead, withQuery } from '@topout/api-client';
import type { CompetitionSummary as Wire, CompetitionSummary } from '@topout/contract';
import { useState } from 'react';

interface Page {
  readonly data: readonly Wire[];
  readonly metadata: { readonly next: string | null };
}

interface Further {
  readonly key: string;
  readonly competitions: readonly CompetitionSummary[];
  readonly next: string | null;
}

/**
 * The first page of competitions (live, then upcoming, then past), and further ones on request.
 *
 * @param search sent to the server; '' = all
 */
export function useCompetitionList(search: string) {
  const key = withQuery('competitions', { search: search === '' ? null : search });
  const { data, error } = useRead<Page>(key, { keepPreviousData: true });
  const [further, setFurther] = useState<Further | null>(null);
  const later = further?.key === key ? further : null;
  const next = later ? later.next : (data?.metadata.next ?? null);

  const readMore = async () => {
    if (next === null) return;
    const page = await api.get<Page>(next);
    setFurther({
      key,
      competitions: [...(later?.competitions ?? []), ...page.data],
      next: page.metadata.next,
    });
  };
  return {
    read: { data: data && [...data.data, ...(later?.competitions ?? [])], error },
    /** There are unread pages. */
    hasMore: next !== null,
    readMore,
  };
}
