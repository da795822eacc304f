interface Address {
  readonly hash: string;
  readonly search: string;
}

/**
 * The judging key in a link; null without one. It is in the fragment, which reaches no server; the query
 * works too.
 */
export function keyInAddress({ hash, search }: Address): string | null {
  const key = new URLSearchParams(hash.slice(1)).get('key') ?? new URLSearchParams(search).get('key');
  return key === '' ? null : key;
}
