/** The page to return to (`next` in the address); null if there is none, or it is not one of ours. */
export function nextPage(query: URLSearchParams): string | null {
  const next = query.get('next');
  if (next === null || !/^(?![^?#]*[/\\]{2})\/\P{Cc}*$/u.test(next)) return null;
  return next;
}
