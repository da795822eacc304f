/** The years of birth a category accepts, both included; null = open on that side. */
export interface BirthYears {
  readonly bornFrom?: number | null | undefined;
  readonly bornTo?: number | null | undefined;
}

/** "Born 2011 to 2013"; null if the category is open to everybody. */
export function birthYearsText({ bornFrom, bornTo }: BirthYears): string | null {
  if (bornFrom == null) return bornTo == null ? null : `Born ${bornTo} or before`;
  if (bornTo == null) return `Born ${bornFrom} or later`;
  return bornFrom === bornTo ? `Born ${bornFrom}` : `Born ${bornFrom} to ${bornTo}`;
}

/** Whether a person's age fits a category. A person of unknown age fits only categories open to everybody. */
export function fitsBirthYears({ bornFrom, bornTo }: BirthYears, yearOfBirth: number | null): boolean {
  const [from, to] = [bornFrom ?? null, bornTo ?? null];
  if (yearOfBirth === null) return from === null && to === null;
  return (from === null || yearOfBirth >= from) && (to === null || yearOfBirth <= to);
}
