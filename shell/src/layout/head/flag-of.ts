export interface FlagRef {
  /** `GB`, or `GB-ENG` for a nation of Great Britain (ISO 3166). */
  readonly code: string;
  /** In words, for people who do not see or know it. */
  readonly name: string;
}

const nations: Readonly<Record<string, string>> = { England: 'GB-ENG', Scotland: 'GB-SCT', Wales: 'GB-WLS' };

/**
 * The flag of a place: its nation's for England, Scotland or Wales, otherwise its country's (behaviour:
 * pages#head).
 */
export function flagOf({
  state,
  country,
}: {
  readonly state: string;
  readonly country: string;
}): FlagRef | null {
  const nation = nations[state];
  if (nation !== undefined) return { code: nation, name: state };
  if (!/^[A-Z]{2}$/.test(country)) return null;
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }).of(country);
  return { code: country, name: name ?? country };
}
