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

/**
 * One page of a list that grows at its beginning: the next one is asked for by the last line of this one, so that
 * it costs the same however deep it lies, and new lines move nothing.
 *
 * @param items one more than a page holds, if there are more
 */
export function pageBefore<T extends { readonly id: string }>(
  { url }: Pick<FastifyRequest, 'url'>,
  items: readonly T[],
  perPage: number,
): { data: T[]; metadata: { next: string | null } } {
  const data = items.slice(0, perPage);
  const last = items.length > perPage ? data.at(-1) : undefined;
  return { data, metadata: { next: last ? withAsked(url, (asked) => asked.set('before', last.id)) : null } };
}

/** The same address with the next page's number. */
const nextAddress = (url: string): string =>
  withAsked(url, (asked) => asked.set('page', String(Number(asked.get('page') ?? 1) + 1)));

/** The same address, asked for something else; the rest of the query stays. */
function withAsked(url: string, change: (asked: URLSearchParams) => void): string {
  const [path = '', query = ''] = url.split('?');
  const asked = new URLSearchParams(query);
  change(asked);
  return `${path}?${asked.toString()}`;
}
