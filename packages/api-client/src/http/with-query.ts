import type { Query } from './api.ts';

/** The address of a read with its query, leaving out null and undefined. */
export const withQuery = (path: string, query: Query): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([k, v]) => [k, String(v)])).toString()}`;
};
