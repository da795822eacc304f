/** Somebody on a start list. */
export interface Startable {
  /** From 1; null = not drawn. */
  readonly startPosition: number | null;
  readonly competitorNumber: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

const undrawn = 1_000_000;

/** As drawn, otherwise by number and name: how a start list is sorted. */
export const inStartOrder = (a: Startable, b: Startable): number =>
  (a.startPosition ?? undrawn) - (b.startPosition ?? undrawn) ||
  (a.competitorNumber ?? '').localeCompare(b.competitorNumber ?? '', 'en', { numeric: true }) ||
  a.lastName.localeCompare(b.lastName) ||
  a.firstName.localeCompare(b.firstName);
