import type { FastifyRequest } from 'fastify';

/**
 * One page of a list (behaviour: calls#lists).
 *
 * @param items one more than a page holds, if there are more
 */
export function page<T>(
  { url }: Pick<FastifyRequest, 'url'>,
  items: readonly T[],
  perPage: number,
): { data: T[]; metadata: { next: string | null } } {
  const data = items.slice(0, perPage);
  return { data, metadata: { next: items.length > perPage ? nextAddress(url) : null } };
}

/** The same address with the next page's number; the rest of the query stays. */
function nextAddress(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const asked = new URLSearchParams(query);
  asked.set('page', String(Number(asked.get('page') ?? 1) + 1));
  return `${path}?${asked.toString()}`;
}
