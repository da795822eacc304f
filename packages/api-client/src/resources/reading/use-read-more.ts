import { api, useRead } from '@topout/api-client/core';
import { useState } from 'react';

interface Page<T> {
  readonly data: readonly T[];
  readonly metadata: { readonly next: string | null };
}

interface Further<T> {
  readonly key: string;
  readonly items: readonly T[];
  readonly next: string | null;
}

/** The first page of a list, and further ones on request; `readMore` is null when all were read. */
export function useReadMore<T>(key: string) {
  const { data, error } = useRead<Page<T>>(key, { keepPreviousData: true });
  const [further, setFurther] = useState<Further<T> | null>(null);
  const later = further?.key === key ? further : null;
  const next = later ? later.next : (data?.metadata.next ?? null);
  const readMore =
    next === null
      ? null
      : async () => {
          const page = await api.get<Page<T>>(next);
          setFurther({ key, items: [...(later?.items ?? []), ...page.data], next: page.metadata.next });
        };
  return { read: { data: data && [...data.data, ...(later?.items ?? [])], error }, readMore };
}
