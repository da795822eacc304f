import type { Competition } from '@topout/contract';
import { birthYearsText, fitsBirthYears } from '@topout/domain';

type Category = Competition['stages'][number]['categories'][number];

export interface CategoryChoice {
  readonly category: Category;
  /** Why somebody cannot enter it: whom it is for. Null = they can. */
  readonly reason: string | null;
}

/** What somebody may choose, and after it what is for people of another age, with the reason. */
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
