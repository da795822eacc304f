interface Address {
  readonly hash: string;
  readonly search: string;
}

/**
 * The judging key of a link, null when it has none. It stands in the fragment, which reaches no server; the query is
 * accepted too.
 */
export function keyInAddress({ hash, search }: Address): string | null {
  const key = new URLSearchParams(hash.slice(1)).get('key') ?? new URLSearchParams(search).get('key');
  return key === '' ? null : key;
}
