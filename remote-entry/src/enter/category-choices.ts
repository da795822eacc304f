import type { Competition } from '@topout/contract';
import { birthYearsText, fitsBirthYears } from '@topout/domain';

type Category = Competition['stages'][number]['categories'][number];

export interface CategoryChoice {
  readonly category: Category;
  /** Why somebody cannot enter it: the people it is for. Null = they can. */
  readonly reason: string | null;
}

/** The categories somebody may choose, followed by those for other age groups, with the reason. */
export function categoryChoices(
  { stages }: { readonly stages: readonly { readonly categories: readonly Category[] }[] },
  yearOfBirth: number | null,
): readonly CategoryChoice[] {
  const choices = (stages[0]?.categories ?? []).map((category) => ({
    category,
    reason: fitsBirthYears(category, yearOfBirth) ? null : birthYearsText(category),
  }));
  return [
    ...choices.filter(({ reason }) => reason === null),
    ...choices.filter(({ reason }) => reason !== null),
  ];
}
