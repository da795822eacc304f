interface Starting {
  readonly startPosition: number | null;
  readonly competitorNumber: string | null;
  readonly lastName: string;
}

/** The order in which people start: as drawn, then by number, then by name. */
export function compareStarters(a: Starting, b: Starting): number {
  const position = (one: Starting) => one.startPosition ?? Number.POSITIVE_INFINITY;
  if (position(a) !== position(b)) return position(a) - position(b);
  const number = (one: Starting) => one.competitorNumber ?? '\uffff';
  const byNumber = number(a).localeCompare(number(b), 'en', { numeric: true });
  return byNumber || a.lastName.localeCompare(b.lastName, 'en');
}
