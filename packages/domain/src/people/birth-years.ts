/** Whom a category is for, both years included; nothing = open on that side. */
export interface BirthYears {
  readonly bornFrom?: number | null | undefined;
  readonly bornTo?: number | null | undefined;
}

/** "Born 2011 to 2013"; null where the category is for everybody. */
export function birthYearsText({ bornFrom, bornTo }: BirthYears): string | null {
  if (bornFrom == null) return bornTo == null ? null : `Born ${bornTo} or before`;
  if (bornTo == null) return `Born ${bornFrom} or later`;
  return bornFrom === bornTo ? `Born ${bornFrom}` : `Born ${bornFrom} to ${bornTo}`;
}

/** Whether somebody is of an age for a category. Whose year is not known fits only where everybody does. */
export function fitsBirthYears({ bornFrom, bornTo }: BirthYears, yearOfBirth: number | null): boolean {
  const [from, to] = [bornFrom ?? null, bornTo ?? null];
  if (yearOfBirth === null) return from === null && to === null;
  return (from === null || yearOfBirth >= from) && (to === null || yearOfBirth <= to);
}
